// A proxy between a browser and a server, as bad networks are: it can stop passing anything on without closing anything.
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Proxy {
  url = '';
  /** How many connections came through it. */
  connections = 0;
  private stalled = false;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(target: URL) {
    this.server = createServer((near) => {
      this.connections++;
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('data', (data) => !this.stalled && to.write(data));
        from.on('error', () => undefined);
        from.on('close', () => {
          this.sockets.delete(from);
          if (!this.stalled) to.destroy();
        });
      }
    });
  }

  static async before(target: string): Promise<Proxy> {
    const proxy = new Proxy(new URL(target));
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    const address = proxy.server.address();
    if (typeof address !== 'object' || !address) throw new Error('the proxy has no port');
    proxy.url = `http://127.0.0.1:${address.port}`;
    return proxy;
  }

  /** Passes nothing on any more, in either direction, and keeps everything open. */
  stall(): void {
    this.stalled = true;
  }

  /** Passes on again what comes from now on. What was open stays dead: some of it was lost. */
  recover(): void {
    for (const socket of this.sockets) socket.destroy();
    this.stalled = false;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
