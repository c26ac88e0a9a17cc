import type { ProviderKeyFault } from '#modules/sales/payments/rules/provider-keys.ts';

export const title = 'Płatności online (Stripe)';
export const lead =
  'Z kluczami Stripe kupujący płacą BLIKIEM, kartą i szybkim przelewem. Przed zapisaniem sprawdzimy klucz w Stripe; zapisanego nikt już nie odczyta.';
export const atStart =
  'Klucze Stripe są podane przy starcie sklepu (STRIPE_SECRET_KEY) i to przez nie płacą kupujący. Aby ustawiać je tutaj, usuń te zmienne i uruchom sklep ponownie.';
export const none = 'Sklep nie ma jeszcze kluczy Stripe.';
export const unsealed =
  'Sklep działa bez SECRET_KEY: klucze będą leżeć w bazie danych niezaszyfrowane. Poproś o ustawienie SECRET_KEY przy starcie.';
export const endpoint = (address: string) =>
  `W panelu Stripe dodaj punkt powiadomień (webhook) ${address} i wklej jego sekret tutaj.`;

export const fields: Record<'secretKey' | 'webhookSecret', { label: string; hint: string }> = {
  secretKey: { label: 'Tajny klucz', hint: 'Zaczyna się od sk_ albo rk_.' },
  webhookSecret: { label: 'Sekret powiadomień', hint: 'Zaczyna się od whsec_.' },
};
export const kept = (end: string) => `Zapisany: ${end}. Puste pole zostawia go bez zmian.`;

export const save = 'Sprawdź i zapisz klucze';
export const saved = 'Klucze są zapisane. Stripe przyjął tajny klucz.';
export const remove = 'Usuń klucze';
export const removeQuestion =
  'Kupujący nie zapłacą już online, a wpłaty w toku i zwroty przez Stripe trzeba będzie rozliczyć w panelu Stripe.';
export const removed = 'Klucze są usunięte. Sklep nie przyjmuje płatności online.';

/** Why nothing was saved. */
export const refusals: Record<ProviderKeyFault, string> = {
  refused: 'Nic nie zapisaliśmy: Stripe nie zna tego klucza. Skopiuj go jeszcze raz.',
  permissions:
    'Nic nie zapisaliśmy: ten klucz nie ma prawa do płatności. Dodaj mu uprawnienia PaymentIntents i Checkout.',
  'no-answer': 'Nic nie zapisaliśmy: Stripe nie odpowiada. Spróbuj ponownie za chwilę.',
  incomplete: 'Nic nie zapisaliśmy: podaj oba klucze.',
  'set-at-start': atStart,
  'test-key': 'Nic nie zapisaliśmy: to klucz testowy, a sklep jest otwarty. Towar wychodziłby bez zapłaty.',
};
