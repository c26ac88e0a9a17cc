import type { MAIL_SECURITY, MailFault } from '#platform/mail/rules/mail-server.ts';

export const title = 'Poczta';
export const lead =
  'Serwer, przez który wychodzą potwierdzenia zamówień i inne maile sklepu. Dane znajdziesz u dostawcy swojej poczty pod nazwą „SMTP”. Przed zapisaniem wyślemy próbny mail na Twój adres.';
export const atStart =
  'Serwer poczty jest podany przy starcie sklepu (SMTP_URL) i to przez niego wychodzą maile. Aby ustawiać go tutaj, usuń SMTP_URL i uruchom sklep ponownie.';

const SECURITY: Record<(typeof MAIL_SECURITY)[number], string> = {
  starttls: 'STARTTLS (zwykle port 587)',
  tls: 'SSL/TLS (zwykle port 465)',
  none: 'Bez szyfrowania (tylko serwer na tej samej maszynie)',
};
export const fields = {
  host: { label: 'Serwer', hint: 'Sama nazwa, na przykład smtp.twoj-dostawca.pl.' },
  port: { label: 'Port' },
  security: { label: 'Szyfrowanie', choices: SECURITY },
  user: { label: 'Użytkownik', hint: 'Najczęściej cały adres e-mail. Puste pole: serwer nie wymaga logowania.' },
  sender: { label: 'Adres nadawcy', hint: 'Puste pole: e-mail z działu Kontakt.' },
};
export const password = { label: 'Hasło', kept: 'Puste pole zostawia hasło zapisane wcześniej.' };

export const save = 'Wyślij próbny mail i zapisz';
export const switchOff = 'Usuń serwer poczty';
export const switchOffQuestion = 'Bez serwera poczty kupujący nie dostaną potwierdzeń zamówień.';
export const switchedOff = 'Serwer poczty jest usunięty. Maile nie wychodzą ze sklepu.';
export const saved = (to: string) => `Serwer poczty jest zapisany. Próbny mail wyszedł na adres ${to}.`;

/** Why nothing was saved. */
export const refusals: Record<MailFault, string> = {
  'not-found': 'Nic nie zapisaliśmy: nie ma takiego serwera. Sprawdź jego nazwę.',
  'no-answer': 'Nic nie zapisaliśmy: serwer nie odpowiada. Sprawdź nazwę, port i szyfrowanie.',
  encryption: 'Nic nie zapisaliśmy: nie udało się połączenie szyfrowane. Sprawdź szyfrowanie i port.',
  'sign-in': 'Nic nie zapisaliśmy: serwer nie przyjął użytkownika lub hasła.',
  refused: 'Nic nie zapisaliśmy: serwer odmówił wysłania próbnego maila. Sprawdź adres nadawcy.',
  'no-sender': 'Nic nie zapisaliśmy: podaj adres nadawcy albo najpierw e-mail w dziale Kontakt.',
};

export const trial = (shop: string) => ({
  subject: `Próbny mail sklepu ${shop}`,
  text: 'Poczta działa. Tą drogą kupujący dostaną potwierdzenia zamówień.',
});
