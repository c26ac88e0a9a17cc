import { REFUND_DAYS } from '#modules/after-sale/claims/rules/legal-clock.ts';
import type { ReturnMethod } from '#platform/settings/rules/setting-values.ts';

/** After filing; `where` is the chosen shop or the address of the company. */
export const steps: Record<ReturnMethod, (where: string) => string> = {
  point: (where) => `Przynieś produkty do sklepu: ${where}.`,
  courier: () => 'Spakuj produkty razem z kodem. Kurier zadzwoni przed odbiorem.',
  own: (where) => `Wyślij paczkę z kodem na adres: ${where}.`,
  locker: () => 'Kod do skrytki przyjdzie SMS-em w ciągu godziny. Nadaj paczkę w dowolnym automacie.',
};

export const title = 'Zwrot zgłoszony';
export const later = (code: string) => `Zwrot ${code}`;
export const lead = 'Dziękujemy. Potwierdzenie wysłaliśmy na e-mail z zamówienia.';
export const code = 'Kod zwrotu';
export const codeHint: Record<ReturnMethod, string> = {
  point: 'Weź ze sobą wydrukowany dokument albo pokaż kod w telefonie.',
  courier: 'Wydrukuj dokument i włóż go do paczki albo napisz kod na kartce.',
  own: 'Wydrukuj dokument i włóż go do paczki albo napisz kod na kartce.',
  locker: 'Napisz kod na kartce i włóż ją do paczki. Niczego nie musisz drukować.',
};
export const pdf = 'Pobierz dokument zwrotu (PDF)';
export const next = 'Co dalej';
export const refund = `Pieniądze oddamy najpóźniej ${REFUND_DAYS} dni po otrzymaniu paczki.`;
export const refundAtShop = `Pieniądze oddamy najpóźniej ${REFUND_DAYS} dni po tym, jak przyniesiesz produkty.`;
export const products = 'Produkty';
export const reason = 'Powód';
export const photos = 'Zdjęcia';
export const method = 'Sposób zwrotu';
export const delivery = 'Przesyłka';
export const place = 'Punkt zwrotu';
export const refundWay = 'Forma zwrotu pieniędzy';
export const account = 'Numer konta';
export const amount = 'Kwota do zwrotu';
export const refunded = 'Oddana kwota';
export const history = 'Historia zwrotu';
export const reply = 'Wiadomość od sklepu';
export const order = 'Zobacz zamówienie';
export const all = 'Wszystkie zwroty';
