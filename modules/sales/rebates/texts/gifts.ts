import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

const LOST = {
  // S8.39
  'below-minimum': (name: string) => `Prezent „${name}” nie jest już dostępny dla tej wartości koszyka.`,
  'sold-out': (name: string) => `Prezent „${name}” właśnie się skończył. Wybierz inny.`,
  ended: (name: string) => `Promocja z prezentem „${name}” już się skończyła.`,
  'nothing-sent': (name: string) => `Prezent „${name}” jedzie w paczce, a z tego koszyka niczego nie wysyłamy.`,
};

export const title = 'Wybierz prezent';
export const choose = 'Wybierz';
export const chooseOne = (name: string) => `Wybierz prezent: ${name}`;
export const resign = 'Zrezygnuj';
export const resignFrom = (name: string) => `Zrezygnuj z prezentu: ${name}`;
export const chosen = 'Wybrany';
export const soldOut = 'Rozdaliśmy już wszystkie';
export const from = (minimum: Grosze) => `Przy zakupach od ${formatMoney(minimum)}`;
export const missing = (missing: Grosze) => `Brakuje ${formatMoney(missing)}`;
export const lost = (reason: keyof typeof LOST, name: string) => LOST[reason](name);
