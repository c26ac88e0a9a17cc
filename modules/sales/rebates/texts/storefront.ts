import { formatMoney } from '#platform/money/rules/format-money.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import type { RebateVerdict } from '../rules/judge-rebate.ts';

export const title = 'Kod rabatowy lub karta';
export const open = 'Mam kod rabatowy lub kartę';
export const label = 'Kod rabatowy, numer karty stałego klienta lub podarunkowej';
export const pin = 'PIN karty podarunkowej';
export const submit = 'Użyj kodu';
export const checking = 'Sprawdzamy kod lub kartę…';
export const empty = 'Wpisz kod lub numer karty.';
export const remove = 'Usuń';
export const removeCode = (code: string) => `Usuń kod ${code}`;

export const removeCard = (card: string) => `Usuń: ${card}`;
export const cardAdded = (balance: string) =>
  `Karta lub bon jest w zamówieniu i zapłaci do ${balance}. Kwotę odejmiemy w podsumowaniu.`;
export const cardOrUnknown = 'Nie znamy takiego kodu rabatowego. Jeśli to karta podarunkowa, wpisz też jej PIN.';

export function verdict(verdict: RebateVerdict): string {
  switch (verdict.kind) {
    case 'ok':
      return verdict.endsAt
        ? `Rabat został naliczony. Kod jest ważny do ${longDay(verdict.endsAt)}.`
        : 'Rabat został naliczony.';
    case 'unknown':
      return 'Nie znamy takiego kodu. Sprawdź, czy nie ma w nim literówki.';
    case 'deleted':
      return 'Ten kod został wycofany.';
    case 'blocked':
      return 'Ta karta jest zablokowana. Napisz do nas, a sprawdzimy dlaczego.';
    case 'not-yet':
      return `Ten kod zacznie działać ${longDay(verdict.startsAt)}.`;
    case 'expired':
      return `Termin ważności minął ${longDay(verdict.endsAt)}.`;
    case 'used-up':
      return 'Ten kod został już w całości wykorzystany.';
    case 'already-used':
      return 'Ten kod został już przez Ciebie użyty. Działa tylko raz.';
    case 'below-minimum':
      return `Kod działa od ${formatMoney(verdict.minimum)}. Brakuje jeszcze ${formatMoney(verdict.missing)}.`;
    case 'not-combinable':
      return 'Tych kodów nie można łączyć. Usuń tamten, aby użyć tego.';
    case 'not-covered':
      return 'Ten kod działa tylko na wybrane produkty, a w koszyku nie ma żadnego z nich.';
  }
}
