import { startEmbeddedPostgres } from '../server/embedded-postgres.ts';

/** A process of its own that uses the embedded server until it is killed or instructed to stop; tests do both. */
const say = (_: object, message: string) => console.error(message);
const log = { info: say, warn: say };
const { url, stop } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log });
console.log(url);
const alive = setInterval(() => {}, 1000);
process.stdin.on('data', async () => {
  clearInterval(alive);
  await stop();
  process.exit(0);
});
