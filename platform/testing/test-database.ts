import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { insertSettings } from '#demo/insert-settings.ts';
import { refreshSettings } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { openShop } from '#server/shop/open-shop.ts';
import type { TemplateKind } from './prepare-template.ts';
import { testLog } from './with-client.ts';

export interface TestDatabaseOptions {
  /**
   * `demo` (the default) is the whole demo shop. `empty` has only its tables and the settings of the
   * demo, so that a test has a company, an account and offers to work with. `bare` has not even those.
   */
  filled?: TemplateKind | 'bare';
  now?: () => Date;
}

export interface TestDatabase {
  url: string;
  shop: Shop;
}

/**
 * A database of its own for one test file, dropped when the file is done:
 * `const { shop } = await testDatabase();` at the top of the file.
 */
export async function testDatabase({ filled = 'demo', now }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const url = await ask({ copy: filled === 'bare' ? 'empty' : filled });
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const { close, ...opened } = await openShop({
    databaseUrl: url,
    dataDir,
    log: testLog,
    now,
    poolSize: 4,
    demo: filled !== 'bare',
  });
  if (filled === 'empty') {
    await insertSettings(opened.db);
    await refreshSettings(opened);
  }
  afterAll(async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
    await ask({ drop: url });
  });
  return { url, shop: opened };
}

async function ask(question: Record<string, string>): Promise<string> {
  const response = await fetch(`${inject('testDatabaseUrl')}?${new URLSearchParams(question)}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`no test database: ${text}`);
  return text;
}
