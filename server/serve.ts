import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';
import type { ShopServer } from './create-shop-server.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { createLog } from './log.ts';
import type { OpenServerOptions } from './open-server.ts';
import { shutDownOnSignal } from './shut-down.ts';
import { type ConnectionLimits, watchConnections } from './watch-connections.ts';

export interface ServeOptions {
  config: Config;
  database: { url: string; stop(): Promise<void> };
  clientFolder?: string;
  mediaFolder: string;
  buildId?: string;
  /** One of several processes behind the port: its parent closes it, however often it gets a signal. */
  isWorker?: boolean;
  /** How long requests under way may still take when the shop is instructed to stop, and each part of the shop to close. */
  closing?: { grace: number; timeout: number };
  /** How long clients may be slow. */
  slowness?: Slowness;
}

/** In milliseconds. */
interface Slowness extends ConnectionLimits {
  headersTimeout: number;
  requestTimeout: number;
}

/**
 * Limits of slow clients, checked every five seconds. A header may take half a minute; a body a minute, and a quarter of an
 * hour while it comes at the speed of a weak line (`SlowSenders`). A client that reads nothing of an answer for five minutes
 * is gone (`StalledReaders`): the system asks for more only after a megabyte or so was read. So is one without a request for
 * two (`IdleConnections`), longer than a connection stays open after an answer and the next header may take, and at once one
 * that sends many requests and reads no answer (`limitPipelining`).
 */
const SLOWNESS: Slowness = {
  headersTimeout: 30_000,
  requestTimeout: 900_000,
  bodyGrace: 60_000,
  stalledTimeout: 300_000,
  idleTimeout: 120_000,
  connectionsCheckingInterval: 5000,
};
const KEEP_ALIVE_MS = 65_000;

const CLOSING = { grace: 10_000, timeout: 5000 };

/** A port that cannot be taken; its message is meant for a person. */
export class PortError extends Error {
  override name = 'PortError';
}

/** Takes the port, opens the shop, and closes both in order when the process is instructed to stop. */
export async function serve<Server extends ShopServer>(
  { config, database, clientFolder, mediaFolder, buildId, ...options }: ServeOptions,
  open: (options: OpenServerOptions) => Promise<Server>,
): Promise<{ address: string; http: HttpServer; server: Server }> {
  const { isWorker = false, closing: { grace, timeout } = CLOSING, slowness = SLOWNESS } = options;
  const log = createLog(config);
  const http = createHttpServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...slowness });
  watchConnections(http, slowness);
  const openAt = (port: number) => {
    const origin = config.publicOrigin ?? `http://localhost:${port}`;
    return open({ config, database, log, origin, clientFolder, mediaFolder, buildId });
  };
  // A worker next to others that serve already accepts no connection before it can answer.
  const server = await (isWorker ? openThenListen : listenThenOpen)(http, config, openAt);
  const drain = config.drainSeconds * 1000;
  const answerLast = async () => {
    server.startClosing();
    // A load balancer polls /readyz or /openz; until it has noticed, it sends further requests.
    await sleep(drain);
    await stopAccepting(http, grace);
  };
  const steps = [
    { what: 'requests', run: answerLast, timeout: drain + grace + timeout },
    { what: 'shop', run: () => server.close(), timeout },
    { what: 'database', run: () => database.stop(), timeout: 2 * timeout },
  ];
  shutDownOnSignal(log, steps, { isPatient: isWorker });
  const { port } = http.address() as AddressInfo;
  return { address: config.publicOrigin ?? `http://localhost:${port}`, http, server };
}

type OpenAt<Server> = (port: number) => Promise<Server>;

async function openThenListen<Server extends ShopServer>(http: HttpServer, config: Config, openAt: OpenAt<Server>) {
  const server = await openAt(config.port);
  http.on('request', limitPipelining(server.listener));
  await listen(http, config);
  return server;
}

async function listenThenOpen<Server extends ShopServer>(http: HttpServer, config: Config, openAt: OpenAt<Server>) {
  await listen(http, config);
  const opening = openAt((http.address() as AddressInfo).port);
  // Requests from before the shop is ready wait instead of being refused.
  const hold = limitPipelining((request, response) => {
    opening.then(
      (server) => server.listener(request, response),
      () => response.destroy(),
    );
  });
  http.on('request', hold);
  const server = await opening;
  http.off('request', hold).on('request', limitPipelining(server.listener));
  return server;
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
