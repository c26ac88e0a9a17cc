import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { measureLatency } from './measure-latency.ts';
import { type Call, untilAtRest } from './measure-throughput.ts';

export interface QueryCount {
  perPage: number;
  /** The statements of the last page, shortened. */
  statements: string[];
}

interface Options {
  databaseUrl: string;
  dataDir: string;
  /** Where the database writes its log. */
  logFile: string;
  paths: string[];
  headers: Call['headers'];
}

/** Statements PostgreSQL itself logs for uncached pages of a shop whose connections ask it to log everything. */
export async function countQueries({ databaseUrl, dataDir, logFile, paths, headers }: Options): Promise<QueryCount> {
  const logging = new URL(databaseUrl);
  logging.searchParams.set('options', '-c log_statement=all');
  const shop = await startShop({ dataDir, databaseUrl: logging.href, env: { PAGE_CACHE_MB: '0' } });
  try {
    const [first = '/', ...others] = paths;
    const open = (path: string) => measureLatency(() => ({ url: `${shop.address}${path}`, headers }), 10, 1);
    // Queries whose result is cached belong to the start, not to a page.
    await open(first);
    await open(first);
    // A page is not charged for mails of orders placed before, which the shop sends after its start.
    await untilAtRest(shop.pid);
    let total = 0;
    let statements: string[] = [];
    for (const path of others) {
      const start = statSync(logFile).size;
      await open(path);
      await sleep(50);
      statements = parseStatements(readFileSync(logFile).subarray(start).toString());
      total += statements.length;
    }
    return { perPage: total / others.length, statements };
  } finally {
    await shop.stop();
  }
}

export function parseStatements(log: string): string[] {
  return [...log.matchAll(/LOG: {2}(?:execute [^:]+|statement): ([\s\S]*?)(?=\n\d{4}-|$)/g)]
    .map((match) => (match[1] ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== 'select 1');
}
