// Reads a stream of whole games and checks it with the client's own code; see stream.ts.
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { Stream } = await vite.ssrLoadModule('/scripts/stream.ts');
const stream = new Stream();
try {
  for await (const line of createInterface({ input: process.stdin })) stream.follow(JSON.parse(line));
  const { games, messages, events } = stream.counts;
  console.log(`${games} games, ${messages} messages, ${events} events: every view is the engine's`);
  if (games === 0) process.exitCode = 1;
} catch (problem) {
  console.error(problem.message);
  process.exitCode = 1;
} finally {
  await vite.close();
}
