// Servers for the tests: where they listen, and one of a test's own that may be killed.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The binary under test. */
export const BINARY =
  process.env['EMBERHALL'] ?? fileURLToPath(new URL('../../../target/debug/emberhall', import.meta.url));

/** The server of the tests: see `crates/emberhall/examples/test_server.rs`. */
export const TEST_SERVER =
  process.env['EMBERHALL_TEST_SERVER'] ??
  fileURLToPath(new URL('../../../target/debug/examples/test_server', import.meta.url));

/** A port that nobody listens at just now. */
export function freePort(): number {
  const ask =
    'const s = require("net").createServer().listen(0, "127.0.0.1", () => { process.stdout.write(String(s.address().port)); s.close(); })';
  return Number(execFileSync(process.execPath, ['-e', ask], { encoding: 'utf8' }));
}

/** An empty folder for one run. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'emberhall-e2e-'));

/** What starts a server at a port, with its data in a folder. Every test comes from one address, so the limits are wide. */
export function commandLine(port: number, folder: string): string[] {
  return [BINARY, 'serve', '--listen', `127.0.0.1:${port}`, '--data', folder, '--no-open', '--log-level', 'warn'];
}
export const ENVIRONMENT = {
  EMBERHALL_LIMITS_CREATIONS_PER_HOUR: '100000',
  EMBERHALL_LIMITS_REQUESTS_PER_SECOND: '10000',
  EMBERHALL_LIMITS_MAX_CONNECTIONS_PER_IP: '1000',
};

/** A server that a test starts, kills and starts again at the same place. */
export class OwnServer {
  readonly url: string;
  private readonly folder = freshFolder();
  private readonly port = freePort();
  private process: ChildProcess | null = null;

  /** With these words besides, as an operator would give them. */
  constructor(
    private readonly words: string[] = [],
    private readonly binary = BINARY,
  ) {
    this.url = `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const words = commandLine(this.port, this.folder).slice(1);
    this.process = spawn(this.binary, [...words, ...this.words], {
      stdio: 'inherit',
      env: { ...process.env, ...ENVIRONMENT },
    });
    for (let tries = 0; tries < 600; tries++) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the server does not get ready');
  }

  /** Ends it as a pulled plug does. */
  async kill(): Promise<void> {
    const running = this.process;
    if (!running) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
    this.process = null;
  }

  async clear(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
