import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';

const LOST = {
  // S8.39
  'below-minimum': (name: string) => `Prezent „${name}” nie jest już dostępny dla tej wartości koszyka.`,
  'sold-out': (name: string) => `Prezent „${name}” właśnie się skończył. Wybierz inny.`,
  ended: (name: string) => `Promocja z prezentem „${name}” już się skończyła.`,
};

export const giftTexts = {
  title: 'Wybierz prezent',
  choose: 'Wybierz',
  chooseOne: (name: string) => `Wybierz prezent: ${name}`,
  resign: 'Zrezygnuj',
  resignFrom: (name: string) => `Zrezygnuj z prezentu: ${name}`,
  chosen: 'Wybrany',
  soldOut: 'Rozdaliśmy już wszystkie',
  from: (minimum: Grosze) => `Przy zakupach od ${formatMoney(minimum)}`,
  missing: (missing: Grosze) => `Brakuje jeszcze ${formatMoney(missing)}`,
  lost: (reason: keyof typeof LOST, name: string) => LOST[reason](name),
};
