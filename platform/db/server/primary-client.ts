import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long a new connection looks for a server that takes writes: about what promoting a standby takes. */
const SEARCH_MS = 4000;
const SEARCH_EVERY_MS = 200;
const KNOCK_MS = 2000;
/** The name of a connection that only asks who takes writes, and may be seen for a moment after it. */
export const KNOCK = 'knock';

interface Host {
  host: string;
  port: number;
}

/** A database that only reads: a standby answers at an address where the shop wants to write. */
export class StandbyError extends Error {
  override name = 'StandbyError';
  readonly code = '25006';
}

/** The servers of one DATABASE_URL, `postgresql://user:password@one:5432,two:5432/shop`, each as an address of its own. */
export function splitHosts(databaseUrl: string): string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(databaseUrl);
  const [, start = '', hosts = '', rest = ''] = parts ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => start + host + rest) : [databaseUrl];
}

/** Which of several servers takes writes; connections of one process share the known primary. */
class Servers {
  readonly #urls: readonly string[];
  #primary: Host | undefined;
  #search: Promise<Host> | undefined;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  /** Undefined where there is no choice. */
  async primary(): Promise<Host | undefined> {
    if (this.#urls.length === 1) return undefined;
    if (this.#primary) return this.#primary;
    this.#search ??= this.#find().finally(() => {
      this.#search = undefined;
    });
    return this.#search;
  }

  /** It does not answer, or reads only: another one may have taken over. */
  doubt(): void {
    this.#primary = undefined;
  }

  async #find(): Promise<Host> {
    const end = performance.now() + SEARCH_MS;
    for (;;) {
      const knocks = this.#urls.map(knock);
      try {
        this.#primary = await Promise.any(knocks);
        return this.#primary;
      } catch (error) {
        if (performance.now() > end) throw error;
      }
      await sleep(SEARCH_EVERY_MS);
    }
  }
}

async function knock(url: string): Promise<Host> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: KNOCK_MS,
    query_timeout: KNOCK_MS,
    application_name: KNOCK,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await refuseStandby(client);
    return { host: client.host, port: client.port };
  } finally {
    client.end().catch(() => {});
  }
}

async function refuseStandby(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby) throw new StandbyError(`${client.host}:${client.port} is a standby and takes no writes`);
}

const serversByUrl = new Map<string, Servers>();

function serversOf(databaseUrl: string): Servers {
  const servers = serversByUrl.get(databaseUrl) ?? new Servers(splitHosts(databaseUrl));
  serversByUrl.set(databaseUrl, servers);
  return servers;
}

type Connected = (error?: Error) => void;

/**
 * A connection to the server of DATABASE_URL that takes writes (O.48). With several hosts it finds out which one that is, anew
 * after a failure; a standby is refused even when it is alone at its address, as one behind a proxy may for a moment.
 */
export class PrimaryClient extends pg.Client {
  readonly #servers: Servers;

  constructor(config: pg.ClientConfig & { connectionString?: string | undefined } = {}) {
    const url = config.connectionString ?? '';
    super({ ...config, connectionString: splitHosts(url)[0], keepAlive: true });
    this.#servers = serversOf(url);
    // Waiting queries receive the error; a connection without one must not end the process.
    this.on('error', () => {});
  }

  /** Given up on; the driver itself finds out a moment later. */
  get isCut(): boolean {
    return this.connection.stream.destroyed;
  }

  override connect(): Promise<this>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<this> | undefined {
    const connected = this.#connect();
    if (!done) return connected;
    connected.then(() => done(), done);
    return undefined;
  }

  async #connect(): Promise<this> {
    try {
      const found = await this.#servers.primary();
      if (found) Object.assign(this, found);
      await super.connect();
      await refuseStandby(this);
      return this;
    } catch (error) {
      this.#servers.doubt();
      // Not awaited: a connection that never came about may never end.
      this.end().catch(() => {});
      throw error;
    }
  }
}
