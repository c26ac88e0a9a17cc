import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import type { ShopServer } from './create-shop-server.ts';
import { createLog } from './log.ts';
import type { OpenServerOptions } from './open-server.ts';
import { shutDownOnSignal } from './shut-down.ts';
import { stopAccepting } from './stop-accepting.ts';

export interface ServeOptions {
  config: Config;
  database: { url: string; stop(): Promise<void> };
  clientFolder?: string;
  mediaFolder: string;
  /** How long requests under way may still take when the shop is told to stop, and each part of the shop to close. */
  closing?: { grace: number; patience: number };
}

const CLOSING = { grace: 10_000, patience: 5000 };

/** A port that cannot be taken; its message is meant for a person. */
export class PortError extends Error {
  override name = 'PortError';
}

/** Takes the port, opens the shop, and closes both in order when the process is told to stop. */
export async function serve(
  { config, database, clientFolder, mediaFolder, closing: { grace, patience } = CLOSING }: ServeOptions,
  open: (options: OpenServerOptions) => Promise<ShopServer>,
): Promise<{ address: string; http: Server }> {
  const log = createLog(config);
  const http = createHttpServer({ keepAliveTimeout: 65_000, headersTimeout: 30_000, requestTimeout: 60_000 });
  await listen(http, config);
  const { port } = http.address() as AddressInfo;
  const origin = config.publicOrigin ?? `http://localhost:${port}`;
  const opening = open({ config, database, log, origin, clientFolder, mediaFolder });
  // Whoever knocks before the shop is ready waits at the door instead of being forgotten there.
  const hold: RequestListener = (request, response) => {
    opening.then(
      (server) => server.listener(request, response),
      () => response.destroy(),
    );
  };
  http.on('request', hold);
  const server = await opening;
  http.off('request', hold).on('request', server.listener);
  const answerLast = () => {
    server.startClosing();
    return stopAccepting(http, grace);
  };
  shutDownOnSignal(log, [
    { what: 'requests', run: answerLast, patience: grace + patience },
    { what: 'shop', run: () => server.close(), patience },
    { what: 'database', run: () => database.stop(), patience: 2 * patience },
  ]);
  return { address: origin, http };
}

function listen(http: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new PortError(`PORT ${port} is taken by another program; choose another one.`));
      else if (error.code === 'EACCES') reject(new PortError(`PORT ${port} may not be used by this account.`));
      else reject(error);
    });
    http.listen(port, host, resolve);
  });
}
