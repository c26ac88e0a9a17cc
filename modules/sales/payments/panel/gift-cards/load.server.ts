import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { maskCard } from '#platform/mail/rules/hide-secrets.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { shortDay } from '#platform/time/rules/date-format.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { cardStanding } from '../../rules/card-standing.ts';
import { listManagedCards, type ManagedCard } from '../../server/index.ts';
import { cards as texts } from '../../texts/panel.ts';

const ON_PAGE = 50;

export async function loadCards(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const { searchParams } = new URL(request.url);
  const text = searchParams.get('numer') ?? '';
  const before = Number(searchParams.get('przed')) || undefined;
  const cards = await listManagedCards(shop, { text, before });
  const now = shop.now();
  const last = cards.length === ON_PAGE ? cards.at(-1)?.id : undefined;
  return {
    text,
    cards: cards.map((card) => describe(card, now)),
    next: last === undefined ? null : `?${new URLSearchParams({ numer: text, przed: String(last) })}`,
    mayChange: isAllowed(context, 'offer.change'),
  };
}

function describe(card: ManagedCard, now: Date) {
  const { id, kind, number, balance, issued, blocked, expiresAt } = card;
  const state = cardStanding(card, now);
  return {
    id,
    number: maskCard(number),
    blocked,
    kind: texts.kinds[kind],
    left: formatMoney(balance),
    balance: texts.of(formatMoney(balance), formatMoney(issued)),
    expires: expiresAt ? shortDay(warsawDay(expiresAt)) : texts.noEnd,
    state: texts.states[state],
    isGood: state === 'good',
  };
}
