import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import { FEED_NAMES, feedPath, LEFT_OUT } from '../rules/feeds.ts';
import { countLeftOut, listFeedMakings, listLeftOut } from '../server/index.ts';
import * as texts from '../texts/panel.ts';

const MAX = 200;

export async function loadFeeds(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const query = new URL(request.url).searchParams;
  const feed = FEED_NAMES.find((one) => one === query.get('feed'));
  const reason = LEFT_OUT.find((one) => one === query.get('powod'));
  const makings = await listFeedMakings(shop);
  const feeds = await Promise.all(
    FEED_NAMES.map(async (name) => {
      const { taken, left } = await countLeftOut(shop, name);
      const made = makings.get(name);
      return {
        name,
        label: texts.names[name],
        address: shop.origin + feedPath(name),
        made: made ? texts.feed.madeOf(shortMoment(made.madeAt), made.products, made.items) : texts.feed.never,
        taken,
        left: LEFT_OUT.flatMap((why) => {
          const count = left.get(why);
          return count ? [{ why, count, label: texts.reasons[why] }] : [];
        }),
      };
    }),
  );
  const listed =
    feed && reason
      ? {
          title: texts.list.title(texts.names[feed], texts.reasons[reason]),
          products: await listLeftOut(shop, feed, reason, MAX),
          isCut: ((await countLeftOut(shop, feed)).left.get(reason) ?? 0) > MAX,
        }
      : null;
  return { feeds, listed };
}
