import { type BannerValues, checkBanner } from '#modules/content/home/rules/banner-fields.ts';
import { type HomeBlock, parseHomeBlock } from '#modules/content/home/rules/home-blocks.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { checkFields, type Faults } from '#platform/forms/rules/typed-fields.ts';
import { cleanHtml } from '#platform/html/server/index.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import { TEXT_PAGE_ADDRESSES } from '#platform/navigation/rules/document-addresses.ts';
import { type SnippetValues, snippetFields } from '../rules/snippet-fields.ts';
import { NEW_SNIPPET } from './manage-snippets.ts';
import { checkEntry, type EntryKind } from './save-entry.ts';
import { banners, blogEntries, homeBlocks, news, snippets, textPages } from './tables.ts';

// Content with ids of its own, as a filling of the shop brings it: by the rules of what the owner saves, or not at all.

type Pictures = Pick<typeof banners.$inferInsert, 'srcMobile' | 'srcTablet' | 'srcDesktop'>;
export type GivenBanner = Omit<BannerValues, 'startsAt' | 'endsAt'> & Pictures & { id: number };

/** In the order of the main page. */
export async function addBanners(tx: Transaction, given: readonly GivenBanner[]): Promise<void> {
  for (const [at, { id, srcMobile, srcTablet, srcDesktop, ...said }] of given.entries()) {
    const values = { ...said, startsAt: null, endsAt: null };
    refuseFaults(`Banner ${id}`, checkBanner(values));
    await tx.insert(banners).values({ ...values, srcMobile, srcTablet, srcDesktop, id, position: at + 1 });
  }
}

/** The main page from top to bottom, in place of the one every shop begins with. */
export async function replaceBlocks(
  tx: Transaction,
  given: readonly Pick<HomeBlock, 'kind' | 'content'>[],
): Promise<void> {
  await tx.delete(homeBlocks);
  for (const [at, { kind, content }] of given.entries()) {
    const block = parseHomeBlock({ id: at + 1, kind, content });
    if (!block) throw new Error(`Block ${at + 1} of the main page cannot be shown: ${kind}`);
    await tx.insert(homeBlocks).values({ ...block, position: at + 1 });
  }
}

export interface GivenEntry {
  id: number;
  title: string;
  lead: string;
  body: string;
  photo: string;
  date: string;
  /** Of blog entries only. */
  author?: string;
}

export async function addEntries(tx: Transaction, kind: EntryKind, given: readonly GivenEntry[]): Promise<void> {
  for (const { title, body, ...entry } of given) {
    const fault = checkEntry({ title, date: entry.date });
    if (fault) throw new Error(`Entry ${entry.id} of ${kind} cannot be saved: ${fault}`);
    const row = { ...entry, title, slug: slugOf(title), body: cleanHtml(body) };
    await tx.insert(kind === 'news' ? news : blogEntries).values(row);
  }
}

export async function addSnippets(
  tx: Transaction,
  given: readonly (Partial<SnippetValues> & { id: number })[],
): Promise<void> {
  for (const { id, ...said } of given) {
    const values = { ...NEW_SNIPPET, ...said };
    refuseFaults(`Snippet ${id}`, checkFields(snippetFields, values));
    await tx.insert(snippets).values({ ...values, id });
  }
}

export async function addTextPages(
  tx: Transaction,
  given: readonly { address: string; title: string; body: string }[],
  updatedAt: Date,
): Promise<void> {
  for (const { address, title, body } of given) {
    if (!TEXT_PAGE_ADDRESSES.some((known) => known === address)) throw new Error(`No text has the address ${address}`);
    await tx.insert(textPages).values({ address, title, body: cleanHtml(body), updatedAt });
  }
}

function refuseFaults(what: string, faults: Faults | null): void {
  if (faults) throw new Error(`${what} cannot be saved: ${JSON.stringify(faults)}`);
}
