import type { ConsentRecord } from '#rules/platform/consent/consent.ts';
import { slugOf } from '#rules/platform/links/slug.ts';
import { hashPassword } from '#shop/customers/accounts/index.ts';
import { recordConsents } from '#shop/customers/consents/index.ts';
import { demoBanners } from '#shop/demo/content/banners.ts';
import { homeEntries } from '#shop/demo/content/blog/home-entries.ts';
import { trailEntries } from '#shop/demo/content/blog/trail-entries.ts';
import { demoCouriers, demoExpressProviders } from '#shop/demo/content/couriers.ts';
import { demoConsentWords, demoCustomer } from '#shop/demo/content/customer.ts';
import { demoHomeBlocks } from '#shop/demo/content/home-blocks.ts';
import { demoNews } from '#shop/demo/content/news.ts';
import { demoQueries } from '#shop/demo/content/rebates.ts';
import { demoSnippets } from '#shop/demo/content/snippets.ts';
import { demoTextPages } from '#shop/demo/content/text-pages.ts';
import { insertOpinions } from '#shop/demo/insert-opinions.ts';
import { advanceCounter, insertRows } from '#shop/demo/insert-rows.ts';
import { type Clock, clockAt } from '#shop/demo/rows/size-rows.ts';
import { type DemoScene, sceneFile } from '#shop/demo/scenes.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import {
  banners,
  blogEntries,
  couriers,
  customers,
  expressProviders,
  homeBlocks,
  news,
  popularQueries,
  snippets,
  textPages,
} from '#shop/schema.ts';
import { addCouriers, writeClosedDay } from '#shop/selling/delivery/index.ts';

interface Dated {
  daysAgo: number;
  scene: DemoScene;
}

/** The blog of the demo shop, spread over more than a year; dates are counted back from the day of filling. */
const demoBlog = [...trailEntries, ...homeEntries].map((entry) => ({ ...entry, slug: slugOf(entry.title) }));

/** Everything around the products: banners, news, texts, delivery, the demo customer. */
export async function insertContent(transaction: Transaction, now: Date): Promise<void> {
  const clock = clockAt(now);
  const { password, memberForDays, ...customer } = demoCustomer;

  await insertRows(transaction, banners, demoBanners);
  // In place of those every shop begins with.
  await transaction.delete(homeBlocks);
  await insertRows(
    transaction,
    homeBlocks,
    demoHomeBlocks.map((block, at) => ({ ...block, id: at + 1, position: at + 1 })),
  );
  const dated = <Entry extends Dated>({ daysAgo, scene, ...entry }: Entry) => ({
    ...entry,
    date: clock.dayAhead(-daysAgo),
    photo: sceneFile(scene),
  });
  await insertRows(transaction, news, demoNews.map(dated));
  await insertRows(transaction, blogEntries, demoBlog.map(dated));
  await insertRows(
    transaction,
    textPages,
    demoTextPages.map((page) => ({ ...page, updatedAt: clock.daysAgo(30) })),
  );
  await insertRows(transaction, snippets, demoSnippets);
  await addCouriers(transaction, demoCouriers);
  await insertRows(transaction, expressProviders, demoExpressProviders);
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
  for (const table of [banners, homeBlocks, news, blogEntries, textPages, snippets, couriers, customers])
    await advanceCounter(transaction, table);
  await insertOpinions(transaction, now);
}

/** What Anna agreed to when she joined; the text messages she has called off since. */
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
