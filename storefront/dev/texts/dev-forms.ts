/** The screen on which developers and tests try every kind of field. */

export const title = 'Formularze';
export const intro = 'Każdy rodzaj pola w jednym formularzu, sprawdzany w przeglądarce i na serwerze.';
export const name = 'Imię';
export const nameHint = 'Od 3 do 10 znaków';
export const nickname = 'Pseudonim';
export const nicknameHint = 'Pole bez sprawdzania';
export const email = 'Adres e-mail';
export const contact = 'Telefon lub email';
export const phone = 'Telefon';
export const login = 'Login';
export const loginHint = 'Sprawdzany na serwerze; „zajety” jest już zajęty, przy „awaria” serwer nie odpowiada';
export const loginRefused = 'Tego loginu nie możemy przyjąć.';
export const bankAccount = 'Numer konta bankowego';
export const password = 'Hasło';
export const comment = 'Uwagi';
export const file = 'Załącznik';

export const quantities = {
  metres: 'Długość taśmy',
  pieces: 'Liczba sztuk',
  pairs: 'Liczba par',
  unlimited: 'Liczba naklejek',
};

export const terms = 'Akceptuję regulamin';
export const send = 'Wyślij';
export const sent = 'Formularz przyjęty';
export const refused = 'Nie udało się wysłać formularza.';
