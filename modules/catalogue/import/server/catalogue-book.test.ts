import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { CatalogueBook } from './catalogue-book.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('uses the brand, series and trait that an editor added after the import read the names', async () => {
  const book = await CatalogueBook.read(shop.db);
  const { rows } = await shop.pool.query<{ ids: number[] }>(`
    with brand as (insert into producers (name, slug) values ('Sowa', 'sowa') returning id),
      line as (insert into series (name, slug) values ('Zima', 'zima') returning id),
      trait as (insert into traits (name) values ('Kolor') returning id),
      value as (insert into trait_values (trait_id, value) select id, 'rubin' from trait returning id)
    select array[(select id from brand), (select id from line), (select id from value)] as ids`);
  const contact = { address: '', email: '', responsible_name: 'Jan', responsible_address: '', responsible_email: '' };
  const found = await shop.db.transaction(async (tx) => [
    await book.producer(tx, 'Sowa', contact),
    await book.series(tx, 'Zima', null),
    await book.traitValue(tx, 'Kolor', 'rubin'),
  ]);
  expect(found).toEqual(rows[0]?.ids);
  expect(book.changes).toEqual([
    { kind: 'producer', objectId: found[0], isNew: false, changes: { responsible_name: ['', 'Jan'] } },
  ]);
});
