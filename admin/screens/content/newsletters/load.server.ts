import type { LoaderFunctionArgs } from 'react-router';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { shortMoment } from '#rules/platform/dates/date-format.ts';
import { countLetters, listNewsletters, surveyReaders } from '#shop/customers/newsletter/index.ts';
import { answers } from '#texts/panel/content-newsletters.ts';

export async function loadNewsletters({ context, request }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const [rows, { reading }] = await Promise.all([listNewsletters(shop), surveyReaders(shop, 0)]);
  const figures = await countLetters(
    shop,
    rows.map(({ id }) => id),
  );
  return {
    reading,
    mayChange: isAllowed(context, 'content.change'),
    removed: new URL(request.url).searchParams.has('usunieto') ? { done: answers.removed } : undefined,
    newsletters: rows.map(({ id, subject, state, startedAt, updatedAt }) => {
      const { total = 0, waiting = 0, failed = 0, left = 0 } = figures.get(id) ?? {};
      return {
        id,
        subject,
        state,
        at: shortMoment(startedAt ?? updatedAt),
        total,
        done: total - waiting,
        failed,
        left,
      };
    }),
  };
}
