import { formatMegabytes } from '#platform/files/rules/file-size.ts';
import type { OpinionFault, PhotoFault } from '../rules/opinion-fault.ts';
import { PHOTO_BYTES } from '../rules/opinion-limits.ts';

export const photoFaultTexts: Record<PhotoFault, string> = {
  empty: 'Ten plik jest pusty. Wybierz inne zdjęcie.',
  'too-large': `Zdjęcie jest za duże. Maksymalny rozmiar pliku to ${formatMegabytes(PHOTO_BYTES)}.`,
  // S5.13
  'wrong-type': 'Zdjęcie musi być plikiem jpg.',
  'too-many-pixels': 'Zdjęcie może mieć najwyżej 2048 × 1536 pikseli.',
  unreadable: 'Nie udało się odczytać tego zdjęcia. Wybierz inny plik jpg.',
};

const faultTexts: Record<Exclude<OpinionFault, `photo-${string}`>, string> = {
  'empty-text': 'Treść opinii nie może być pusta.', // S5.35
  'wrong-rating': 'Wybierz ocenę od 1 do 5.',
  'no-author': 'Podaj imię lub pseudonim.',
  'unknown-product': 'Nie znaleźliśmy tego produktu.',
  'already-written': 'Twoja opinia już do nas dotarła. Dziękujemy!',
  'wrong-order': 'Numer zamówienia i adres e-mail do siebie nie pasują. Podaj adres z potwierdzenia zamówienia.',
  'too-many': 'Dostaliśmy już od Ciebie kilka opinii. Następną możesz napisać za godzinę.',
  'unknown-source': 'Opinia nie została wysłana.',
  'unknown-action': 'Nieznane polecenie.',
  'unknown-operation': 'Nie udało się zapisać głosu.',
  'unknown-opinion': 'Nie znaleźliśmy tej opinii.',
  'too-many-votes': 'Ta opinia dostała ostatnio bardzo wiele głosów. Spróbuj później.',
};

/** Why an opinion, a photo or a vote was not taken. */
export function opinionFaultText(fault: OpinionFault): string {
  if (Object.hasOwn(faultTexts, fault)) return faultTexts[fault as keyof typeof faultTexts];
  return photoFaultTexts[fault.slice('photo-'.length) as PhotoFault];
}
