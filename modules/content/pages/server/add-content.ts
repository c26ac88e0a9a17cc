import type { Transaction } from '#platform/db/server/connect.ts';
import { checkFields } from '#platform/forms/rules/typed-fields.ts';
import { cleanHtml } from '#platform/html/server/index.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import { TEXT_PAGE_ADDRESSES } from '#platform/navigation/rules/document-addresses.ts';
import { type SnippetValues, snippetFields } from '../rules/snippet-fields.ts';
import { NEW_SNIPPET } from './manage-snippets.ts';
import { checkEntry, type EntryKind } from './save-entry.ts';
import { blogEntries, news, snippets, textPages } from './tables.ts';

export interface GivenEntry {
  id: number;
  title: string;
  lead: string;
  body: string;
  photo: string;
  date: string;
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
    const faults = checkFields(snippetFields, values);
    if (faults) throw new Error(`Snippet ${id} cannot be saved: ${JSON.stringify(faults)}`);
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
