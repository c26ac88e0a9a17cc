import { splitWords } from '#platform/text/rules/split-words.ts';
import { stemWord } from './stem-word.ts';

/** Words that customers use for help pages, by address. */
export const helpWords: Readonly<Record<string, string>> = {
  '/contact.php': 'kontakt telefon telefonu mail infolinia obsługa adres',
  '/zwroty': 'zwrot zwrotu zwrócić oddać odesłać zwrotów wymiana wymienić',
  '/reklamacje': 'reklamacja reklamować gwarancja rękojmia uszkodzony',
  '/odstapienie': 'odstąpienie odstąpić umowa umowy rezygnacja',
  '/zamowienie/sprawdz': 'zamówienia status przesyłka paczka śledzenie śledzić',
  '/dostawa':
    'dostawa dostawy wysyłka kurier paczkomat płatność płacić blik przelew raty pobranie odbiór osobisty odebrać',
  '/promocje': 'promocja wyprzedaż przecena przecenione okazja outlet',
  '/nowosci': 'nowość nowości',
  '/rabaty': 'rabat zniżka kupon',
  '/sklepy': 'sklep stacjonarny salon godziny otwarcia otwarte czynne',
  '/regulamin': 'regulamin',
  '/prywatnosc': 'prywatność rodo cookies ciasteczka',
  '/tabela-rozmiarow': 'tabela rozmiarów rozmiarówka',
};

/** Accompany such words; alone they lead nowhere. */
const ASIDE = 'towar produkt zakup moja mój moje gdzie kiedy ile koszt czas numer darmowa zamówienie pieniądze';

const stemsOf = (words: string) => splitWords(words).map(stemWord);
const helpStems = new Set(Object.values(helpWords).flatMap(stemsOf));
const asideStems = new Set(stemsOf(ASIDE));

export function isSaidAside(stem: string): boolean {
  return asideStems.has(stem);
}

export function requestsHelp(stems: readonly string[]): boolean {
  return (
    stems.some((stem) => helpStems.has(stem)) && stems.every((stem) => helpStems.has(stem) || asideStems.has(stem))
  );
}
