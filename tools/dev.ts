import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { parseConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import type { OpenedServer } from '#server/open-server.ts';
import { showProgress } from './build/progress.ts';
import { parseCommandLine } from './start/command-line.ts';

/** `npm run dev`: the shop with hot reload. Changed server code is loaded again on the next request. */
process.env.NODE_ENV ??= 'development';
parseCommandLine({
  usage: 'npm run dev',
  about: ['The shop with hot reload and developer screens. Settings are environment variables: docs/running.md.'],
});

const { createServer: createViteServer } = await import('vite');
const { prepareDatabase } = await import('#server/prepare-database.ts');
const { openDatabase } = await import('./start/open-database.ts');
const config = parseConfig(process.env);
const log = createLog(config);
const http = createHttpServer();
const root = join(import.meta.dirname, '..');
const database = await openDatabase(config);
const migrationsFolder = join(root, 'platform', 'db', 'server', 'migrations');
await prepareDatabase({ databaseUrl: database.url, migrationsFolder, demo: config.demo, log, showProgress });

const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: http } } });
const mediaFolder = join(root, 'media');
let loaded: { module: unknown; server: OpenedServer } | undefined;

async function currentServer(): Promise<OpenedServer> {
  const module = (await vite.ssrLoadModule('/server/app.ts')) as typeof import('#server/app.ts');
  if (loaded?.module !== module) {
    const old = loaded?.server;
    const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
    loaded = { module, server: await module.openServer({ config, database, log, origin, mediaFolder }) };
    const { setupCode } = loaded.server;
    if (setupCode) log.info({ setupCode, address: `${origin}/zaplecze/start` }, 'The shop has no owner yet');
    await old?.close();
  }
  return loaded.server;
}

const answer: RequestListener = async (request, response) => {
  try {
    const server = await currentServer();
    server.listener(request, response);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    log.error({ err: error }, 'The server code could not be loaded');
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
  }
};

http.on('request', (request, response) => vite.middlewares(request, response, () => answer(request, response)));
http.listen(config.port, config.host, () => log.info({}, `The shop is open for work: http://localhost:${config.port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    http.closeAllConnections();
    await vite.close();
    await loaded?.server.close();
    await database.stop();
    process.exit(0);
  });
}
