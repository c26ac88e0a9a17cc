import type { Shop } from '#platform/shop/server/shop.ts';
import { getWordIndex } from '../word-index/get-word-index.ts';
import { databaseDocuments } from './database-documents.ts';
import type { Documents } from './documents.ts';
import { memoryDocuments } from './memory-documents.ts';

/** In memory where they are kept there and up to date, else in the database. */
export async function openDocuments(shop: Shop): Promise<Documents> {
  const index = await getWordIndex(shop);
  return index ? memoryDocuments(shop, index) : databaseDocuments(shop);
}
