import type { RebateEffect } from '#modules/sales/order-ledger/rules/rebate-effect.ts';
import type { RebateVerdict } from '#modules/sales/rebates/rules/judge-rebate.ts';
import { formatMoney, formatPoints } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { plural } from '#platform/text/rules/plural.ts';

type PointsReason =
  | 'opening'
  | 'earned'
  | 'spent-on-product'
  | 'spent-on-payment'
  | 'given-back'
  | 'taken-back'
  | 'corrected';

const REASONS: Record<PointsReason, string> = {
  opening: 'Punkty na początek',
  earned: 'Za zakupy',
  'spent-on-product': 'Wymiana na produkt',
  'spent-on-payment': 'Zapłata za zamówienie',
  'given-back': 'Zwrot punktów za anulowane zamówienie',
  'taken-back': 'Odjęte po anulowaniu zamówienia',
  corrected: 'Korekta sklepu',
};

export const title = 'Rabaty i punkty';
export const intro = 'Tu sprawdzisz, co możesz kupić taniej, wpiszesz kod i wymienisz punkty na produkty.';
export const codeHint = 'Rabat naliczymy w koszyku. Kod możesz w każdej chwili usunąć.';

export const own = {
  title: 'Twoje rabaty i karty',
  none: 'Nie masz jeszcze własnych kart ani kodów.',
  guest: 'Swoje karty i kody zobaczysz po zalogowaniu.',
  card: 'Karta',
  code: 'Kod',
  cardExpired: (date: string) => `Ta karta była ważna do ${date}.`,
  cardBadge({ kind }: Pick<RebateVerdict, 'kind'>): string | undefined {
    if (kind === 'blocked') return 'Zablokowana';
    return kind === 'expired' ? 'Wygasła' : undefined;
  },
};
export const codeIs = (code: string) => `Kod: ${code}`;
export const copy = 'Skopiuj';
export const copyOf = (code: string) => `Skopiuj kod ${code}`;

export const current = { title: 'Aktualne rabaty', none: 'Teraz nie mamy żadnych kodów dla wszystkich.' };

export function effect(effect: RebateEffect): string {
  if (effect.kind === 'percent') return `${effect.percent}% taniej`;
  return effect.kind === 'amount' ? `${formatMoney(effect.amount)} taniej` : 'Darmowa dostawa';
}

/** Large on a coupon: whole złotys need no grosze. */
export function value(effect: RebateEffect): { amount: string; of: string } {
  if (effect.kind === 'percent') return { amount: `${effect.percent}%`, of: 'rabatu' };
  if (effect.kind === 'amount')
    return { amount: `${formatMoney(effect.amount).replace(/,00(?=\s)/, '')}`, of: 'rabatu' };
  return { amount: '0\u00a0zł', of: 'za dostawę' };
}

export const from = (minimum: Grosze) => `Przy zakupach od\u00a0${formatMoney(minimum)}`;
export const until = (date: string) => `Ważny do ${date}`;
export const use = 'Użyj kodu';
export const applyOf = (code: string) => `Użyj kodu ${code}`;
export const products = 'Zobacz produkty';
export const productsOf = (name: string) => `Zobacz produkty z rabatem: ${name}`;

export const thresholds = {
  title: 'Progi zakupów',
  freeDelivery: 'Darmowa dostawa',
  gift: (name: string) => `Prezent: ${name}`,
  from: (amount: string) => `od ${amount}`,
};

export const points = {
  title: 'Program lojalnościowy',
  balance: 'Twoje punkty',
  worth: (worth: Grosze) => `Punktem zapłacisz ${formatMoney(worth)} w kasie albo wymienisz punkty na produkt.`,
  guest: 'Program lojalnościowy jest dla zalogowanych klientów. Zaloguj się, aby zbierać i wymieniać punkty.',
  signIn: 'Zaloguj się',
  products: 'Produkty za punkty',
  noProducts: 'Teraz nie mamy produktów za punkty.',
  exchange: (points: number) => `Odbierz za ${formatPoints(points)}`,
  exchangeOf: (points: number, name: string) => `Odbierz za ${formatPoints(points)}: ${name}`,
  tooFew: 'Nie masz wystarczającej ilości punktów',
  missing: (points: number) => `Brakuje Ci ${formatPoints(points)}.`,
  history: 'Historia punktów',
  noHistory: 'Nie masz jeszcze żadnych punktów. Dostaniesz je po dostarczeniu pierwszego zamówienia.',
  date: 'Data',
  what: 'Za co',
  change: 'Zmiana',
  reasons: REASONS,
  changeOf: (change: number) => `${change > 0 ? '+' : '−'}${formatPoints(Math.abs(change))}`,
};

export const listing = {
  title: (name: string) => `Produkty z rabatem: ${name}`,
  count: (count: number) =>
    `${count}\u00a0${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })} z tym rabatem.`,
  none: { title: 'Nie ma teraz produktów z tym rabatem', text: 'Zajrzyj do innych rabatów.' },
  back: 'Wszystkie rabaty',
};
