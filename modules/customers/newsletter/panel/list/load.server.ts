import type { LoaderFunctionArgs } from 'react-router';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import { countReaders, figuresOf, listNewsletters } from '../../server/index.ts';
import { answers } from '../../texts/panel.ts';

export async function loadNewsletters({ context, request }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const [rows, reading] = await Promise.all([listNewsletters(shop), countReaders(shop)]);
  return {
    reading,
    mayChange: isAllowed(context, 'content.change'),
    removed: new URL(request.url).searchParams.has('usunieto') ? { done: answers.removed } : undefined,
    newsletters: rows.map((row) => {
      const { id, subject, state, startedAt, updatedAt } = row;
      const { total, waiting, failed, left } = figuresOf(row);
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
