import { plural } from '#platform/text/rules/plural.ts';

export const title = 'Pytania o produkt';
export const none = 'Nikt jeszcze nie zapytał o ten produkt. Możesz być pierwszą osobą.';
export const ask = 'Zadaj pytanie';
export const answerOf = 'Odpowiedź sklepu';
export const showAll = (count: number) =>
  `Pokaż jeszcze ${count} ${plural(count, { one: 'pytanie', few: 'pytania', many: 'pytań' })}`;

export const form = {
  title: 'Zadaj pytanie o produkt',
  lead: 'Odpowiemy na podany adres e-mail, zwykle tego samego dnia roboczego. Pytanie z odpowiedzią pokażemy też na stronie produktu, bez Twojego adresu.',
  question: 'Twoje pytanie',
  author: 'Imię lub pseudonim',
  email: 'Adres e-mail',
  emailHint: 'Nie pokażemy go na stronie.',
  send: 'Wyślij pytanie',
  back: 'Wróć do produktu',
};

export const sent = 'Dziękujemy, Twoje pytanie do nas dotarło. Odpowiedź wyślemy na podany adres e-mail.';
export const notSent = 'Pytanie nie zostało wysłane. Spróbuj ponownie za chwilę.';
export const tooMany = 'Dostaliśmy już od Ciebie kilka pytań. Następne możesz zadać za godzinę.';

export const mail = {
  subject: (product: string) => `Odpowiedź na pytanie o produkt ${product}`,
  title: 'Mamy odpowiedź na Twoje pytanie',
  preview: (product: string) => `Odpowiadamy na pytanie o produkt ${product}.`,
  lead: (product: string) => `Dziękujemy za zainteresowanie produktem ${product}.`,
  question: 'Twoje pytanie',
  answer: 'Nasza odpowiedź',
  button: 'Zobacz produkt',
};
