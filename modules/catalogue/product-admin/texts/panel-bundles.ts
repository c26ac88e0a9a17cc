import type { LineContent } from '#modules/sales/basket/rules/line-content.ts';
import { partText } from '#modules/sales/basket/texts/line-details.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Saving } from '#platform/money/rules/unit-price.ts';

type Parts = LineContent['parts'];

const listed = (parts: Parts) => parts.map(partText).join(', ');
const percentOf = ({ percent }: Saving) => (percent === null ? '' : ` (${percent}%)`);

/** A bundle whose price does not follow the sizes of its parts. */
export const underpriced = {
  title: 'Ten zestaw sprzedaje duże rozmiary w cenie małych',
  lead: 'Zestaw ma jedną cenę, a kupujący sam wybiera rozmiary i wersje części.',
  dearest: (parts: Parts, separately: Grosze, price: Grosze) =>
    `Najdroższy wybór: ${listed(parts)}. Osobno ${formatMoney(separately)}, w zestawie ${formatMoney(price)}.`,
  cheapest: (parts: Parts, separately: Grosze) =>
    `Najtańszy wybór: ${listed(parts)}. Osobno ${formatMoney(separately)}.`,
  advice:
    'Podnieś cenę zestawu albo zrób osobne produkty z jednym rozmiarem i wstaw je jako części. Jeśli tak ma być, zaznacz poniżej i zapisz.',
  confirm: (price: Grosze, separately: Grosze, saving: Saving) =>
    `Wiem, że za ${formatMoney(price)} można kupić części warte ${formatMoney(separately)}: kupujący oszczędzi ${formatMoney(saving.amount)}${percentOf(saving)}.`,
  notSaved: 'Produkt nie jest jeszcze zapisany: potwierdź cenę zestawu albo ją zmień.',
  others: 'Sprawdź ceny zestawów',
  othersLead: 'Przy obecnych cenach części kupujący dostaje w nich duże rozmiary w cenie małych:',
  more: (count: number) => `i jeszcze ${count}`,
};
