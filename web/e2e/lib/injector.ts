// A proxy that adds a script to every page, before any other: what a driver without `addInitScript` cannot do. It notes
// what goes wrong on the way, too.
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

const SCRIPT = '/tests/first.js';
const TROUBLE = '/tests/trouble';

/** Tells the proxy at once what a good page never says. Runs in the page. */
function report(address: string): void {
  const tell = (trouble: string): void => {
    const line = new XMLHttpRequest();
    // The answer is awaited, so that nothing is lost when the page is left.
    line.open('POST', address, false);
    line.send(trouble);
  };
  for (const level of ['error', 'warn'] as const) {
    const before = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      tell(`${level}: ${words.map(String).join(' ')}`);
      before(...words);
    };
  }
  addEventListener(
    'error',
    (event) => tell(`error: ${event.message ?? (event.target as Element).outerHTML}`),
    // What could not be loaded is told to the element alone.
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

export class Injector {
  url = '';
  /** Everything that a good page never does. */
  readonly troubles: string[] = [];
  private readonly scripts: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(private readonly target: URL) {
    this.run(report, TROUBLE);
    this.server = createServer((asked, answer) => void this.serve(asked, answer));
    this.server.on('upgrade', (asked: IncomingMessage, near: Socket) => this.tunnel(asked, near));
    this.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  static async before(target: string): Promise<Injector> {
    const injector = new Injector(new URL(target));
    await new Promise<void>((resolve) => injector.server.listen(0, '127.0.0.1', resolve));
    injector.url = `http://127.0.0.1:${(injector.server.address() as AddressInfo).port}`;
    return injector;
  }

  /** Runs this in every page from now on, before anything else. */
  run<A>(script: (argument: A) => void, argument: A): void {
    this.scripts.push(`(${String(script)})(${JSON.stringify(argument) ?? ''});`);
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (asked.url === SCRIPT)
      return void answer.setHeader('content-type', 'text/javascript').end(this.scripts.join('\n'));
    if (asked.url === TROUBLE) {
      this.troubles.push(await text(asked));
      return void answer.end();
    }
    const { hostname, port } = this.target;
    // What is compressed cannot be added to.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (got) => {
      const status = got.statusCode ?? 0;
      if (status >= 400) this.troubles.push(`${status}: ${asked.method} ${asked.url}`);
      if (!got.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(status, got.headers);
        got.pipe(answer);
        return;
      }
      void text(got).then((page) => {
        const { 'content-length': _, ...others } = got.headers;
        answer.writeHead(status, others).end(page.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
      });
    });
    passed.on('error', () => answer.destroy());
    // A page that is left asks for nothing any more.
    answer.once('close', () => passed.destroy());
    asked.pipe(passed);
  }

  /** Passes a WebSocket on as it is. */
  private tunnel(asked: IncomingMessage, near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    const headers = asked.rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${asked.rawHeaders[index + 1]}`] : [],
    );
    far.write([`${asked.method} ${asked.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined);
      one.once('close', () => other.destroy());
    }
  }
}
