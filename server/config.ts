import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import type { OpenidProvider } from '#modules/customers/accounts/server/index.ts';
import { SECRET_KEY, STRIPE_ADDRESS, WEBHOOK_SECRET } from '#modules/sales/payments/rules/provider-keys.ts';
import { splitHosts } from '#platform/db/server/primary-client.ts';
import { folderFiles, type S3Settings, type ShopFiles, s3Files } from '#platform/files/server/index.ts';
import type { ProviderSettings } from '#platform/shop/server/shop.ts';
import {
  flag,
  isHttpAddress,
  isOrigin,
  isPostgresUrl,
  isScriptHost,
  isSmtpUrl,
  isTileAddress,
  ownSecret,
  wholeNumber,
} from './config-values.ts';
import type { TracingSettings } from './tracing/tracing-settings.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const socialProviders = v.array(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/)),
    name: v.pipe(v.string(), v.nonEmpty()),
    issuer: v.pipe(v.string(), v.startsWith('https://'), v.url()),
    clientId: v.pipe(v.string(), v.nonEmpty()),
    clientSecret: v.pipe(v.string(), v.nonEmpty()),
  }),
);

/** Never repeated in an error; the addresses of a database and of a mail server hold passwords. */
const secrets = {
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.check(isPostgresUrl, 'must look like postgresql://user:password@host:5432/database')),
  ),
  DATABASE_REPLICA_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((one) => one.trim())),
      v.check(
        (urls) => urls.every((url) => isPostgresUrl(url) && splitHosts(url).length === 1),
        'must list addresses such as postgresql://user:password@replica:5432/database, with commas between them',
      ),
    ),
  ),
  METRICS_TOKEN: v.optional(ownSecret(8)),
  S3_SECRET_ACCESS_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  SECRET_KEY: v.optional(ownSecret(32)),
  SMTP_URL: v.optional(v.pipe(v.string(), v.check(isSmtpUrl, 'must look like smtp://user:password@host:587'))),
  SOCIAL_LOGIN: v.optional(
    v.pipe(v.string(), v.check(isProviders, 'must be a JSON list of providers, see docs/running.md')),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+=[^,\r\n]+(?:,[\w-]+=[^,\r\n]+)*$/, 'must look like name=value,name=value')),
  ),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(SECRET_KEY, 'must begin with sk_ or rk_'))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(WEBHOOK_SECRET, 'must begin with whsec_'))),
};

/** Every setting of the process. The table in docs/running.md lists the same names; a test compares them. */
const environment = v.object({
  ...secrets,
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '0.0.0.0'),
  PROCESSES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:auto|[1-9]\d?)$/, 'must be a number of processes from 1 to 99, or auto'),
      v.transform((value) => (value === 'auto' ? availableParallelism() : Number(value))),
    ),
    '1',
  ),
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.check(isOrigin, 'must look like https://shop.example'))),
  DATABASE_POOL: wholeNumber(1, 500, 10),
  DATABASE_TIMEOUT: wholeNumber(1, 3600, 15),
  DATABASE_REPLICA_LAG: wholeNumber(1, 3600, 10),
  DRAIN_SECONDS: wholeNumber(0, 300, 0),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), './data'),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  PAGE_CACHE_MB: wholeNumber(0, 65_536, 64),
  PAGE_DISK_MB: wholeNumber(0, 1_048_576, 2048),
  IMAGE_CACHE_MB: wholeNumber(1, 1_048_576, 2048),
  IMAGE_EFFORT: wholeNumber(0, 9, 2),
  EDGE_PURGE_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((one) => one.trim())),
      v.check(
        (urls) => urls.every((url) => /^https?:\/\//.test(url) && URL.canParse(url)),
        'must list addresses such as http://varnish:6081/, with commas between them',
      ),
    ),
  ),
  S3_ENDPOINT: v.optional(v.pipe(v.string(), v.check(isOrigin, 'must look like https://s3.example.com'))),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket'))),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/, 'must look like eu-central-1')), 'us-east-1'),
  S3_PREFIX: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[\w-]+\/)+$/, 'must be a path that ends with a slash, such as sklep/')),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.pipe(v.string(), v.nonEmpty())),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n@]*@[^\r\n]+$/, 'must hold an e-mail address'))),
  COOKIE_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^(?!-)[a-z\d-]+(\.[a-z\d-]+)+$/i, 'must look like shop.example')),
  ),
  MAP_TILES: v.optional(
    v.pipe(v.string(), v.check(isTileAddress, 'must look like https://tiles.example/{z}/{x}/{y}.png')),
  ),
  MAP_ATTRIBUTION: v.optional(v.string(), ''),
  SCRIPT_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(/\s+/).filter(Boolean)),
      v.check((hosts) => hosts.every(isScriptHost), 'must list hosts such as https://www.example.com'),
    ),
    '',
  ),
  SEARCH_INDEX: v.optional(v.picklist(['memory', 'database']), 'memory'),
  SLOW_QUERY_MS: wholeNumber(0, 3_600_000, 500),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.check(isHttpAddress, 'must look like http://collector.example:4318')),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'witryna'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(?:0?\.\d+|[01](?:\.0+)?)$/, 'must be a share from 0 to 1'), v.transform(Number)),
    '1',
  ),
  STRIPE_ADDRESS: v.optional(
    v.pipe(v.string(), v.check(isOrigin, 'must look like https://api.stripe.com')),
    STRIPE_ADDRESS,
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => parseTrustedProxies(value) !== null,
        'must be a number of proxies from 0 to 20, or addresses and networks such as 10.0.0.0/8',
      ),
    ),
    '0',
  ),
  WITRYNA_DEV_SCREENS: v.optional(flag(false)),
  WITRYNA_DEMO: v.optional(flag(false)),
});

export const configNames = Object.keys(environment.entries);

export type Config = {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** O.46: how many processes serve behind the port. */
  processes: number;
  /** Scheme and host shoppers see; unset means http://localhost with the port that was taken. */
  publicOrigin: string | undefined;
  databaseUrl: string | undefined;
  databasePool: number;
  databaseTimeoutSeconds: number;
  /** Servers that follow the primary, for what public pages read. */
  replicaUrls: readonly string[];
  /** How late one may be. */
  replicaLagSeconds: number;
  /** How long a shop that is instructed to stop goes on answering, so that a balancer notices. */
  drainSeconds: number;
  dataDir: string;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  pageCacheBytes: number;
  /** Pages kept on the disk as well; 0 keeps them in memory alone. */
  pageDiskBytes: number;
  imageCacheBytes: number;
  imageEffort: number;
  /** Caches in front that receive purges. */
  edgePurgeUrls: readonly string[];
  /** The store that files are in; without one they are in `dataDir`. */
  s3: S3Settings | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** S6.08: the domain whose sites share sign-ins; unset keeps cookies with one host. */
  cookieDomain: string | undefined;
  /** Pictures of maps; without them a bundled outline of Poland is rendered. */
  mapTiles: { address: string; attribution: string } | null;
  /** Services through which customers may sign in. */
  socialLogin: OpenidProvider[];
  /** Other hosts whose scripts the owner's marketing pieces may load. */
  scriptHosts: string[];
  /** Where search documents are asked: in the memory of each process, or in the database alone. */
  searchIndex: 'memory' | 'database';
  metricsToken: string | undefined;
  /** O.52: queries that take so many milliseconds are logged; 0 logs none. */
  slowQueryMs: number;
  /** O.52: where traces go; unset, nothing is traced. */
  tracing: TracingSettings | undefined;
  /** Seals secrets in the database; without one they are there as they are. */
  secretKey: string | undefined;
  /** Companies that settle payments. None: nothing can be paid online, but at the demo bank of a demo shop. */
  providers: ProviderSettings;
  stripeAddress: string;
  /** Proxies whose word on the caller's address counts. */
  proxies: TrustedProxies;
  /** Some proxy is trusted: the host and the request's number it passes on count too. */
  trustProxy: boolean;
  devScreens: boolean;
  /** Fills an empty database with the demo shop, and opens its bank and its test services. */
  demo: boolean;
};

export class ConfigError extends Error {}

export function parseConfig(variables: Record<string, string | undefined>): Config {
  // `PORT= npm start` means "not set", as in every shell script.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = v.safeParse(environment, given);
  if (!read.success) throw new ConfigError(read.issues.map(describeIssue).join('\n'));
  const it = read.output;
  const proxies = parseTrustedProxies(it.TRUST_PROXY) ?? { kind: 'none' };
  return {
    mode: it.NODE_ENV,
    port: it.PORT,
    host: it.HOST,
    processes: it.PROCESSES,
    publicOrigin: it.PUBLIC_ORIGIN && new URL(it.PUBLIC_ORIGIN).origin,
    databaseUrl: it.DATABASE_URL,
    databasePool: it.DATABASE_POOL,
    databaseTimeoutSeconds: it.DATABASE_TIMEOUT,
    replicaUrls: it.DATABASE_REPLICA_URLS ?? [],
    replicaLagSeconds: it.DATABASE_REPLICA_LAG,
    drainSeconds: it.DRAIN_SECONDS,
    dataDir: it.DATA_DIR,
    logLevel: it.LOG_LEVEL,
    pageCacheBytes: it.PAGE_CACHE_MB * 1_048_576,
    pageDiskBytes: it.PAGE_DISK_MB * 1_048_576,
    imageCacheBytes: it.IMAGE_CACHE_MB * 1_048_576,
    imageEffort: it.IMAGE_EFFORT,
    edgePurgeUrls: it.EDGE_PURGE_URLS ?? [],
    s3: parseS3(it),
    smtpUrl: it.SMTP_URL,
    mailFrom: it.MAIL_FROM,
    cookieDomain: it.COOKIE_DOMAIN,
    mapTiles: it.MAP_TILES === undefined ? null : { address: it.MAP_TILES, attribution: it.MAP_ATTRIBUTION },
    socialLogin: it.SOCIAL_LOGIN ? v.parse(socialProviders, JSON.parse(it.SOCIAL_LOGIN)) : [],
    scriptHosts: it.SCRIPT_HOSTS,
    searchIndex: it.SEARCH_INDEX,
    metricsToken: it.METRICS_TOKEN,
    slowQueryMs: it.SLOW_QUERY_MS,
    tracing: parseTracing(it),
    secretKey: it.SECRET_KEY,
    stripeAddress: new URL(it.STRIPE_ADDRESS).origin,
    providers: {
      stripe: parseStripe(it.STRIPE_SECRET_KEY, it.STRIPE_WEBHOOK_SECRET, it.STRIPE_ADDRESS),
    } satisfies Record<keyof ProviderSettings, unknown>,
    proxies,
    trustProxy: proxies.kind !== 'none',
    devScreens: it.WITRYNA_DEV_SCREENS ?? it.NODE_ENV !== 'production',
    demo: it.WITRYNA_DEMO ?? isLocalStart(it.DATABASE_URL, it.PUBLIC_ORIGIN),
  };
}

/** The file storage by its settings. */
export function filesOf({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ShopFiles {
  return s3 ? s3Files(s3) : folderFiles(dataDir);
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'configuration';
  const shown = name in secrets ? '' : ` (it is "${String(issue.input)}")`;
  const wanted = issue.type === 'picklist' ? `must be one of ${issue.expected}` : issue.message;
  return `${name} ${wanted}${shown}`;
}

function parseTracing(it: v.InferOutput<typeof environment>): TracingSettings | undefined {
  const endpoint = it.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  const pairs = (it.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter(Boolean);
  const headers = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
  return { endpoint, headers, service: it.OTEL_SERVICE_NAME, share: it.OTEL_TRACES_SAMPLER_ARG };
}

/** The secret key alone would take payments without news of them, the webhook secret alone receive news of no payments. */
function parseStripe(secretKey: string | undefined, webhookSecret: string | undefined, address: string) {
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together');
  }
  return { secretKey, webhookSecret, address: new URL(address).origin };
}

/** Incomplete settings would be a store without access, and a shop that quietly writes to its own disk. */
function parseS3(it: v.InferOutput<typeof environment>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = it;
  const secretAccessKey = it.S3_SECRET_ACCESS_KEY;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  }
  const { origin } = new URL(endpoint);
  return { endpoint: origin, region: it.S3_REGION, bucket, prefix: it.S3_PREFIX ?? '', accessKeyId, secretAccessKey };
}

/** O.04: without any setting of a public shop this is a trial on one machine. */
function isLocalStart(databaseUrl: string | undefined, publicOrigin: string | undefined): boolean {
  return databaseUrl === undefined && (publicOrigin === undefined || isLoopback(publicOrigin));
}

/** An address only this machine can open. */
export function isLoopback(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function isProviders(value: string): boolean {
  try {
    return v.is(socialProviders, JSON.parse(value));
  } catch {
    return false;
  }
}
