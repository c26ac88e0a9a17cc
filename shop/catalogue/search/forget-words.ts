import { sql } from 'drizzle-orm';
import { DONE_WITHOUT, FIRST_IN_NAME, IN_MIXED, IN_NAME } from '#rules/catalogue/search/search-document.ts';
import type { Shop } from '#shop/platform/shop.ts';

/**
 * Once a day and after all products were indexed: a word no product has any more would be offered as a spelling that
 * finds nothing. Documents are stored before their words, so a new word is not lost; one that comes back at this very
 * moment may be, until its product is indexed again.
 */
export async function forgetWords(shop: Shop): Promise<void> {
  await shop.db.transaction(async (transaction) => {
    // Every document is read: of a million longer than a shopper would wait, and nobody does.
    await transaction.execute(sql`set local statement_timeout = '10min'`);
    await transaction.execute(sql`
      delete from search_words w
      where not exists (select 1 from ts_stat('select terms from search_documents') t where ltrim(t.word, ${IN_NAME + FIRST_IN_NAME + IN_MIXED + DONE_WITHOUT}) = w.word)`);
  });
}
