import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { crawlShop } from '#tools/crawl/crawl-shop.ts';
import { openToBuyers, sendBuyers } from '#tools/kill-test/buyers.ts';
import { checkOrders, type OrderBooks } from '#tools/kill-test/check-orders.ts';
import { onDatabase } from '#tools/kill-test/run-kill-test.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { repositoryRoot } from '#tools/source/source-files.ts';

interface Options {
  /** Data folder of a shop that is filled and does not run. */
  dataDir: string;
  orders: number;
  buyers: number;
  /** Crawled pages of one kind. */
  pagesPerKind: number;
  maxMs: number;
}

export interface RestoreResult extends OrderBooks {
  acknowledged: number;
  /** Of them when the backup began: these must be in it. */
  before: number;
  /** Output of both commands. */
  logged: string[];
  pages: number;
  others: number;
  problems: string[];
}

/**
 * Buyers order, a sealed backup is made meanwhile and restored into another folder; then the orders of the restored
 * shop are compared with the acknowledgements before the backup, and its links are crawled.
 */
export async function runRestore({ dataDir, orders, buyers, pagesPerKind, maxMs }: Options): Promise<RestoreResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-restored-'));
  const archive = path.join(folder, 'shop.backup');
  const target = path.join(folder, 'data');
  const logged: string[] = [];
  const run = async (name: 'backup' | 'restore', data: string) => {
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: data, LOG_LEVEL: 'warn', BACKUP_KEY: 'x'.repeat(32) };
    const script = path.join(repositoryRoot, `tools/${name}.ts`);
    const { stdout } = await promisify(execFile)(process.execPath, [script, archive], { cwd: repositoryRoot, env });
    logged.push(stdout.trim());
  };
  try {
    await onDatabase(dataDir, (url) => openToBuyers(url, orders));
    const shop = await startShop({ dataDir, env: { DATABASE_URL: '' } });
    let before = 0;
    let backup: Promise<void> | undefined;
    const { acknowledged, check } = await sendBuyers({
      addresses: [shop.address],
      orders,
      buyers,
      deadline: performance.now() + maxMs,
      onPlaced: (placed) => {
        if (placed < orders / 3 || backup) return;
        before = placed;
        backup = run('backup', dataDir);
      },
    });
    await backup;
    await shop.stop();
    await run('restore', target);
    const books = await onDatabase(target, (url) => checkOrders(url, acknowledged.slice(0, before), check));
    const restored = await startShop({ dataDir: target, env: { DATABASE_URL: '' } });
    try {
      const { pages, others, problems } = await crawlShop({
        origin: restored.address,
        start: ['/', '/sitemap.xml'],
        pagesPerKind,
      });
      return {
        ...books,
        acknowledged: acknowledged.length,
        before,
        logged,
        pages,
        others,
        problems: problems.map(({ address, problem }) => `${address}: ${problem}`),
      };
    } finally {
      await restored.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
