import { ANSWER_DAYS } from '#modules/after-sale/claims/rules/legal-clock.ts';
/** Mails about a complaint. */

export const link = {
  subject: (number: string) => `Link do reklamacji ${number}`,
  title: 'Otwórz swoją reklamację',
  preview: 'Link pokaże całą rozmowę.',
  text: 'Ktoś, kto zna numer reklamacji, poprosił o link do niej. Jeśli to Ty, kliknij przycisk.',
  open: 'Otwórz reklamację',
  note: 'Jeśli to nie Ty, nic nie musisz robić. Nie przekazuj tego linku nikomu: otwiera reklamację bez hasła.',
};

export const mails = {
  filed: {
    subject: (number: string) => `Przyjęliśmy Twoją reklamację nr ${number}`,
    title: 'Reklamacja przyjęta',
    lead: `Dziękujemy za zgłoszenie. Rozpatrzymy je najpóźniej w ciągu ${ANSWER_DAYS} dni. Wszystko, co ustalimy, znajdziesz pod poniższym linkiem.`,
  },
  replied: {
    subject: (number: string) => `Odpowiedź w sprawie reklamacji nr ${number}`,
    title: 'Mamy dla Ciebie odpowiedź',
    lead: 'Odpisaliśmy w sprawie Twojej reklamacji:',
  },
  moved: {
    subject: (number: string, state: string) => `Reklamacja nr ${number}: ${state}`,
    title: 'Zmienił się stan reklamacji',
  },
  happened: {
    subject: (number: string) => `Mamy wiadomość w sprawie reklamacji nr ${number}`,
    title: 'Reklamacja posunęła się naprzód',
  },
};

export const number = 'Numer reklamacji';
export const state = 'Stan';
export const way = 'Sposób oddania pieniędzy';
export const voucher = 'Numer bonu';
export const open = 'Zobacz reklamację';
export const why = 'Link otwiera reklamację bez logowania. Nie przekazuj go innym.';

export const shop = {
  filed: (number: string) => `Nowa reklamacja nr ${number}`,
  written: (number: string) => `Nowa wiadomość w reklamacji nr ${number}`,
  lead: (address: string) => `Odpowiedz na zapleczu: ${address}`,
  from: 'Klient',
  message: 'Wiadomość',
};
