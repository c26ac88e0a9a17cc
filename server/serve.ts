import { createServer as createHttpServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import type { ShopServer } from './create-shop-server.ts';
import { createLog, type Logger } from './log.ts';
import type { OpenServerOptions } from './open-server.ts';

export interface ServeOptions {
  config: Config;
  database: { url: string; stop(): Promise<void> };
  clientFolder?: string;
  mediaFolder: string;
  buildId?: string;
  /** How long requests under way may still take when the shop is told to stop, and each part of the shop to close. */
  closing?: { grace: number; patience: number };
}

const CLOSING = { grace: 10_000, patience: 5000 };

/** A port that cannot be taken; its message is meant for a person. */
export class PortError extends Error {
  override name = 'PortError';
}

/** Takes the port, opens the shop, and closes both in order when the process is told to stop. */
export async function serve<Server extends ShopServer>(
  { config, database, clientFolder, mediaFolder, buildId, closing: { grace, patience } = CLOSING }: ServeOptions,
  open: (options: OpenServerOptions) => Promise<Server>,
): Promise<{ address: string; http: HttpServer; server: Server }> {
  const log = createLog(config);
  const http = createHttpServer({ keepAliveTimeout: 65_000, headersTimeout: 30_000, requestTimeout: 60_000 });
  await listen(http, config);
  const { port } = http.address() as AddressInfo;
  const origin = config.publicOrigin ?? `http://localhost:${port}`;
  const opening = open({ config, database, log, origin, clientFolder, mediaFolder, buildId });
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
  return { address: origin, http, server };
}

function listen(http: HttpServer, { port, host }: Config): Promise<void> {
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

const LOOK_EVERY = 50;

/**
 * Takes nothing new and answers what is under way, for `grace` milliseconds at most. A browser keeps its connection open
 * after the answer, and Node looks for idle ones only once when closing: they are looked for until none is left.
 */
function stopAccepting(http: HttpServer, grace: number): Promise<void> {
  return new Promise((resolve) => {
    const looking = setInterval(() => http.closeIdleConnections(), LOOK_EVERY);
    const cutting = setTimeout(() => http.closeAllConnections(), grace);
    http.close(() => {
      clearInterval(looking);
      clearTimeout(cutting);
      resolve();
    });
    http.closeIdleConnections();
  });
}

interface ClosingStep {
  /** What is being closed, for the log. */
  what: string;
  run(): Promise<void>;
  /** Milliseconds after which the next step begins, whether this one is done or not. */
  patience: number;
}

/** On SIGTERM or SIGINT runs the steps in order, then ends; a second signal ends it at once. */
function shutDownOnSignal(log: Logger, steps: readonly ClosingStep[]): void {
  let begun = false;
  const end = async (signal: NodeJS.Signals) => {
    if (begun) return process.exit(1);
    begun = true;
    log.info({ signal }, 'Closing the shop');
    let clean = true;
    for (const step of steps) clean = (await closeStep(log, step)) && clean;
    return process.exit(clean ? 0 : 1);
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}

/** A step that throws or hangs must not keep the later ones from closing what is theirs. */
async function closeStep(log: Logger, { what, run, patience }: ClosingStep): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${patience} ms`)), patience);
  });
  try {
    await Promise.race([run(), late]);
    return true;
  } catch (error) {
    log.error({ err: error, what }, 'A step of closing failed');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
