import { demoBlogEntries, demoNews } from '#demo/content/articles.ts';
import { demoBanners } from '#demo/content/banners.ts';
import { demoCouriers, demoExpressProviders } from '#demo/content/couriers.ts';
import { demoConsentWords, demoCustomer } from '#demo/content/customer.ts';
import { demoHomeBlocks } from '#demo/content/home-blocks.ts';
import { accessibilityPage } from '#demo/content/pages/accessibility.ts';
import { deliveryPage } from '#demo/content/pages/delivery.ts';
import { privacyPage } from '#demo/content/pages/privacy.ts';
import { sizeTablePage } from '#demo/content/pages/size-table.ts';
import { termsPage } from '#demo/content/pages/terms.ts';
import { demoQueries } from '#demo/content/rebates.ts';
import { demoSnippets } from '#demo/content/snippets.ts';
import { insertOpinions } from '#demo/insert-opinions.ts';
import { advanceCounter, insertRows } from '#demo/insert-rows.ts';
import { type Clock, clockAt } from '#demo/rows/size-rows.ts';
import { type DemoScene, sceneFile, storyFile } from '#demo/scenes.ts';
import { addBanners, replaceBlocks } from '#modules/content/home/server/index.ts';
import { addEntries, addSnippets, addTextPages } from '#modules/content/pages/server/index.ts';
import { hashPassword, recordConsents } from '#modules/customers/accounts/server/index.ts';
import type { ConsentRecord } from '#modules/customers/consents/rules/consent.ts';
import { addCouriers, writeClosedDay } from '#modules/sales/delivery/server/index.ts';
import { addExpress } from '#modules/sales/express-checkout/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import {
  banners,
  blogEntries,
  couriers,
  customers,
  homeBlocks,
  news,
  popularQueries,
  snippets,
} from '#server/shop/schema.ts';

/** Texts of the shop by their address; an owner replaces them with those of the company's lawyer. */
const demoTextPages = [termsPage, privacyPage, deliveryPage, accessibilityPage, sizeTablePage];

interface Dated {
  daysAgo: number;
  scene: DemoScene;
}

/** Everything around the products: banners, news, texts, delivery, the demo customer. */
export async function insertContent(transaction: Transaction, now: Date): Promise<void> {
  const clock = clockAt(now);
  const { password, memberForDays, ...customer } = demoCustomer;

  await addBanners(transaction, demoBanners);
  await replaceBlocks(transaction, demoHomeBlocks);
  const dated =
    (fileOf: (scene: DemoScene) => string) =>
    <Entry extends Dated>({ daysAgo, scene, ...entry }: Entry) => ({
      ...entry,
      date: clock.dayAhead(-daysAgo),
      photo: fileOf(scene),
    });
  await addEntries(transaction, 'news', demoNews.map(dated(sceneFile)));
  await addEntries(transaction, 'blog', demoBlogEntries.map(dated(storyFile)));
  await addTextPages(transaction, demoTextPages, clock.daysAgo(30));
  await addSnippets(transaction, demoSnippets);
  await addCouriers(transaction, demoCouriers);
  await addExpress(transaction, demoExpressProviders);
  await writeClosedDay(transaction, { day: clock.dayAhead(45), reason: 'Inwentaryzacja' });
  await insertRows(
    transaction,
    popularQueries,
    demoQueries.map((text, i) => ({ text, weight: 100 - i, countedAt: now })),
  );
  await insertRows(transaction, customers, [
    { ...customer, passwordHash: await hashPassword(password), createdAt: clock.daysAgo(memberForDays) },
  ]);
  await recordConsents(transaction, customer.id, consentsOf(clock));
  for (const table of [banners, homeBlocks, news, blogEntries, snippets, couriers, customers])
    await advanceCounter(transaction, table);
  await insertOpinions(transaction, now);
}

/** Anna's consents when she joined; she has withdrawn that for text messages since. */
function consentsOf(clock: Clock): ConsentRecord[] {
  const joined = {
    given: true,
    place: 'registration' as const,
    about: '',
    at: clock.daysAgo(demoCustomer.memberForDays),
  };
  return [
    { ...joined, kind: 'terms', wording: demoConsentWords.terms },
    { ...joined, kind: 'newsletter', wording: demoConsentWords.newsletter },
    { ...joined, kind: 'sms', wording: demoConsentWords.sms },
    { ...joined, kind: 'sms', wording: demoConsentWords.sms, given: false, place: 'account', at: clock.daysAgo(150) },
  ];
}
