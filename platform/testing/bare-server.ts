import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresAccount } from '#platform/db/server/embedded/account.ts';
import { postgresBinaries } from '#platform/db/server/embedded/binaries.ts';
import { clusterFolder } from '#platform/db/server/embedded/cluster-folder.ts';
import { clusterPassword, DATABASE_OWNER, initialiseCluster } from '#platform/db/server/embedded/initialise.ts';
import { freePort, launchServer } from '#platform/db/server/embedded/launch.ts';
import { isAlive, stopPostmaster, waitUntil } from '#platform/db/server/embedded/postmaster.ts';
import { withClient } from './with-client.ts';

const DATABASE = 'witryna';
const account = postgresAccount();

interface Place {
  /** A data folder of the shop, or a new one. */
  folder?: string;
  /** The folder of another PostgreSQL's commands, for example `/usr/lib/postgresql/15/bin`. */
  binaries?: string | undefined;
}

export interface Following {
  /** Changes are shown so many seconds late. */
  delaySeconds?: number;
  /** Where the primary is reached, when not directly. */
  port?: number;
}

/**
 * One of several PostgreSQL servers in a test: it is not restarted when it dies, it can be copied, and a copy can follow it as
 * a standby. Nothing needs to be installed: a standby is a copied folder with a line that names its primary.
 */
export class BareServer {
  readonly folder: string;
  readonly #cluster: string;
  readonly #password: string;
  readonly #binaries: string;
  #port = 0;
  #pid = 0;

  private constructor(folder: string, cluster: string, password: string, binaries: string) {
    this.folder = folder;
    this.#cluster = cluster;
    this.#password = password;
    this.#binaries = binaries;
  }

  static async open({ folder = newFolder(), binaries = postgresBinaries(account) }: Place = {}): Promise<BareServer> {
    const cluster = clusterFolder(folder, account);
    const password = clusterPassword(folder);
    await initialiseCluster(cluster, binaries, account, password);
    return new BareServer(folder, realpathSync(cluster), password, binaries);
  }

  get url(): string {
    return this.#urlOf(DATABASE);
  }

  get port(): number {
    return this.#port;
  }

  /** Always on the same port. */
  async start(): Promise<void> {
    this.#port ||= await freePort(0);
    const logFile = join(this.folder, 'postgres.log');
    const launch = { cluster: this.#cluster, binaries: this.#binaries, account, logFile, durable: true };
    this.#pid = (await launchServer({ ...launch, port: this.#port })).pid;
  }

  async createDatabase(): Promise<void> {
    await withClient(this.#urlOf('postgres'), (client) => client.query(`create database ${DATABASE}`));
  }

  /** A copy that is not started; this one must stand still. */
  copy(): BareServer {
    return this.#copyBy((cluster) => {
      mkdirSync(cluster, { recursive: true });
      execFileSync('cp', ['-a', `${this.#cluster}/.`, cluster]);
    });
  }

  /** Whether it comes with `pg_basebackup`; the embedded one does not. */
  get canCopyRunning(): boolean {
    return existsSync(this.#baseBackup);
  }

  /** A copy that is not started, made while this one runs. */
  copyRunning(): BareServer {
    return this.#copyBy((cluster) => {
      const options = [`--pgdata=${cluster}`, `--dbname=${this.#urlOf('postgres')}`, '--checkpoint=fast'];
      execFileSync(this.#baseBackup, options);
      if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
    });
  }

  /** From its next start on it follows the other one. */
  follow(primary: BareServer, { delaySeconds = 0, port = primary.port }: Following = {}): void {
    const place = `host=127.0.0.1 port=${port} user=${DATABASE_OWNER} password=${this.#password}`;
    this.#own('standby.signal', '');
    this.configure({
      primary_conninfo: `${place} application_name=standby`,
      recovery_min_apply_delay: `${delaySeconds}s`,
      wal_retrieve_retry_interval: '200ms',
    });
  }

  /** Read at its next start or after `reload`. */
  configure(settings: Record<string, string>): void {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    appendFileSync(join(this.#cluster, 'postgresql.auto.conf'), lines.join(''));
  }

  reload(): void {
    process.kill(this.#pid, 'SIGHUP');
  }

  promote(): Promise<void> {
    return withClient(this.url, async (client) => {
      await client.query('select pg_promote(true, 60)');
    });
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const pid = this.#pid;
    // Its helpers end by themselves when they find it gone.
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    await waitUntil(() => !isAlive(pid), 10_000);
  }

  async stop(): Promise<void> {
    if (this.#pid && isAlive(this.#pid)) await stopPostmaster(this.#pid, this.#cluster);
  }

  /** Stops it and leaves nothing of it. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#cluster, { recursive: true, force: true });
    rmSync(this.folder, { recursive: true, force: true });
  }

  log(): string {
    return readFileSync(join(this.folder, 'postgres.log'), 'utf8');
  }

  get #baseBackup(): string {
    return join(this.#binaries, 'pg_basebackup');
  }

  #copyBy(fill: (cluster: string) => void): BareServer {
    const folder = newFolder();
    writeFileSync(join(folder, 'postgres-password'), this.#password, { mode: 0o600 });
    const cluster = clusterFolder(folder, account);
    fill(cluster);
    return new BareServer(folder, realpathSync(cluster), this.#password, this.#binaries);
  }

  #urlOf(database: string): string {
    return `postgresql://${DATABASE_OWNER}:${this.#password}@127.0.0.1:${this.#port}/${database}`;
  }

  #own(name: string, text: string): void {
    const file = join(this.#cluster, name);
    writeFileSync(file, text);
    if (account) chownSync(file, account.uid, account.gid);
  }
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'witryna-server-'));
}

/** A migrated primary and a standby that follows it, both running. */
export async function startPair(
  prepare: (url: string) => Promise<void>,
  following?: Following,
): Promise<{ primary: BareServer; standby: BareServer }> {
  const primary = await BareServer.open();
  await primary.start();
  await primary.createDatabase();
  await prepare(primary.url);
  await primary.stop();
  const standby = primary.copy();
  await primary.start();
  standby.follow(primary, following);
  await standby.start();
  return { primary, standby };
}
