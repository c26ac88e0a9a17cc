import { type SQL, sql } from 'drizzle-orm';
import { categories, producers, products, series } from '#modules/catalogue/products/server/index.ts';
import { blogEntries, news } from '#modules/content/pages/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { isDocumentAddress } from '#platform/navigation/rules/document-addresses.ts';
import { type Day, warsawDay } from '#platform/time/rules/day.ts';

const NUMBERED = /^\/(produkt|kategoria|producent|seria|blog|aktualnosci)\/(\d{1,9})(?:[/?#]|$)/;
/** Pages visible on a day, by the first segment of their address. */
const shownOn = (today: Day): Record<string, SQL> => ({
  produkt: sql`select id from ${products} where visible`,
  kategoria: sql`select c.id from ${categories} c
    where not exists (select from ${categories} above where above.id = any(c.path) and above.hidden)`,
  producent: sql`select id from ${producers}`,
  seria: sql`select id from ${series}`,
  blog: sql`select id from ${blogEntries} where date <= ${today}`,
  aktualnosci: sql`select id from ${news} where date <= ${today}`,
});
/** Screens with a router begin with these words. */
const WORDS = [
  'zaplecze',
  'koszyk',
  'zamowienie',
  'platnosc',
  'express',
  'konto',
  'logowanie',
  'rejestracja',
  'newsletter',
  'zwroty',
  'reklamacje',
  'odstapienie',
  'kupione',
  'listy',
  'ulubione',
  'porownanie',
  'rabaty',
  'opinia',
  'zapytaj-o-produkt',
  'contact\\.php',
  'signin\\.php',
  'login\\.php',
  'client-new\\.php',
  'password-recover\\.php',
];
const SCREENS = new RegExp(`^/(?:${WORDS.join('|')})(?:[/?]|$)`);

/** Pages of the shop distinguished by a number, each as shown now or as gone. Other addresses are in neither. */
export async function sortNumbered(db: Queries, addresses: readonly string[], now: Date) {
  const found = addresses.flatMap((address) => {
    const [, kind, id] = NUMBERED.exec(address) ?? [];
    return kind && id ? [{ address, kind, id: Number(id) }] : [];
  });
  const shown = new Set<string>();
  const gone = new Set<string>();
  for (const [kind, rowsOf] of Object.entries(shownOn(warsawDay(now)))) {
    const some = found.filter((one) => one.kind === kind);
    if (some.length === 0) continue;
    const ids = sql.param(some.map(({ id }) => id));
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from (${rowsOf}) shown where id = any(${ids}::int[])`,
    );
    const visibleIds = new Set(rows.map(({ id }) => id));
    for (const { address, id } of some) (visibleIds.has(id) ? shown : gone).add(address);
  }
  return { shown, gone };
}

/** Addresses at which the shop has a page: they are never redirected. */
export async function findLiving(db: Queries, addresses: readonly string[], now: Date): Promise<Set<string>> {
  const { shown } = await sortNumbered(db, addresses, now);
  const fixed = addresses.filter(
    (address) => SCREENS.test(address) || (isDocumentAddress(address) && !NUMBERED.test(address)),
  );
  return new Set([...shown, ...fixed]);
}
