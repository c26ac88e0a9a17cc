import { type FaultSentences, type ImportFault, sentenceOf } from '../rules/import-fault.ts';

const leftOut = (name: string, why: string) => `Zdjęcie „${name}” pominięte: ${why}.`;
const atLine = (line: number, what: string) => `Linia ${line}: ${what}.`;

const sentences: FaultSentences = {
  'another-encoding': (line, encoding) => atLine(line, `nieznane kodowanie ${encoding}; zapisz plik jako UTF-8`),
  'broken-packing': () => 'Od tego miejsca spakowany plik jest uszkodzony.',
  'broken-xml': (line) => atLine(line, 'to nie jest poprawny XML'),
  'broken-row': () => 'Tego wiersza nie da się odczytać.',
  'cell-after-quote': () => 'Po cudzysłowie zamykającym komórkę stoi jeszcze tekst.',
  'cells-differ': (has, header) => `Liczba komórek: ${has}, a w nagłówku: ${header}.`,
  'code-missing': () => 'Brakuje kolumny code.',
  differs: () => 'Co innego stoi we wcześniejszym wierszu tego samego produktu.',
  doctype: (line) => atLine(line, 'plik nie może zawierać DOCTYPE'),
  'elements-deep': (line, max) => atLine(line, `elementy są zagnieżdżone głębiej niż ${max} razy`),
  'empty-file': () => 'Plik jest pusty.',
  'file-answered': (status) => `Adres odpowiedział ${status} zamiast pliku. Sprawdź, czy otwiera się w przeglądarce.`,
  'file-exhausting': () => 'Odczytanie pliku trwa zbyt długo albo zajmuje zbyt dużo pamięci. Podziel go na mniejsze.',
  'file-lost': () => 'Pliku nie ma już na serwerze. Wyślij go jeszcze raz.',
  'file-slow': (minutes) => `Plik nie nadszedł w ciągu ${minutes} min. Spróbuj później albo wyślij go z dysku.`,
  'file-too-large': (megabytes) =>
    `Plik jest większy niż ${megabytes} MB. Podziel go albo wczytaj poleceniem npm run import.`,
  'file-unreachable': () => 'Nie udało się połączyć z tym adresem. Sprawdź go i spróbuj jeszcze raz.',
  'item-endless': (line) => atLine(line, 'produkt albo tekst nie ma końca'),
  'level-name': () => 'Któryś poziom kategorii nie ma nazwy albo jest ona za długa.',
  missing: () => 'Uzupełnij tę kolumnę.',
  'missing-new-product': () => 'Produkt jest nowy, więc trzeba to podać.',
  'missing-new-size': () => 'Rozmiar jest nowy, więc trzeba to podać.',
  'no-address': (text) => `„${text}” nie jest adresem w sklepie, takim jak /stara/strona.html.`,
  'no-choice': (text, choices) => `Zamiast „${text}” wpisz jedno z: ${choices}.`,
  'no-column': () => 'Nie ma takiej kolumny. Sprawdź jej nazwę.',
  'no-gtin': (text) => `„${text}” nie jest numerem kodu kreskowego: zła długość albo ostatnia cyfra.`,
  'no-lead': (code) => `Produktu „${code}” nie ma wyżej w pliku ani w sklepie.`,
  'no-moment': (text) => `„${text}” nie jest datą, taką jak 2026-05-31 23:59.`,
  'no-picture': (name) => `Nie ma zdjęcia „${name}”.`,
  'no-picture-address': (name) => `„${name}” nie jest adresem.`,
  'no-picture-name': (name) => `„${name}” nie jest nazwą zdjęcia (jpg, png, webp, avif).`,
  'no-price': (text) => `„${text}” nie jest ceną, taką jak 129,90.`,
  'no-product': () => 'W pliku nie ma żadnego produktu.',
  'no-quantity': (text) => `„${text}” nie jest ilością większą od zera.`,
  'no-size': (text) => `„${text}” nie jest rozmiarem, takim jak M albo 42.`,
  'no-stock': (text) => `„${text}” nie jest liczbą sztuk; -1 oznacza bez ograniczeń.`,
  'no-tone': (text) => `„${text}” nie jest kolorem, takim jak #2f6b3a.`,
  'no-trait': (text) => `„${text}” nie jest cechą, taką jak Materiał=wełna.`,
  'no-vat': (text) => `„${text}” nie jest stawką VAT: 23, 8, 5, 0 albo zw.`,
  'no-whole-number': (text, max) => `„${text}” nie jest liczbą całkowitą od 0 do ${max}.`,
  'no-yes-no': (text) => `Zamiast „${text}” wpisz tak albo nie.`,
  'not-emptied': () => 'Tej wartości nie można usunąć.',
  'not-utf8': () => 'Tekst nie jest w UTF-8: zapisz plik jako „CSV UTF-8”.',
  'not-utf8-xml': (line) => atLine(line, 'tekst nie jest w UTF-8'),
  'nul-character': () => 'Tekst zawiera niedozwolony znak.',
  'old-addresses': () => 'To lista starych adresów. Wczytasz ją poleceniem npm run import z opcją --redirects.',
  'part-of-grosz': (text) => `„${text}” nie jest ceną: ma więcej niż dwa miejsca po przecinku.`,
  'parts-of-pieces': (stock, decimals) =>
    decimals === 0
      ? `Stan ${stock} ma ułamek, a produkt sprzedaje się w całych sztukach.`
      : `Stan ${stock} ma za dużo miejsc po przecinku: najwięcej ${decimals}.`,
  'picture-answered': (name, status) => leftOut(name, `jego serwer odpowiedział ${status}`),
  'picture-pixels': (name) => leftOut(name, 'ma za dużo pikseli'),
  'picture-slow': (name, seconds) => leftOut(name, `jego serwer nie odpowiedział przez ${seconds} s`),
  'picture-too-large': (name, megabytes) => leftOut(name, `jest większe niż ${megabytes} MB`),
  'picture-unreachable': (name) => leftOut(name, 'nie udało się połączyć z jego serwerem'),
  'picture-unreadable': (name) => leftOut(name, 'nie da się go odczytać'),
  'quote-open': () => 'Cudzysłów otwierający komórkę nie jest zamknięty.',
  'reduction-below': () => 'Cena regularna jest niższa od ceny; znak - kończy promocję.',
  'scattered-rows': (code) => `Kod „${code}” jest już wyżej; wiersze jednego produktu muszą stać obok siebie.`,
  'size-twice': (size) => `Rozmiar „${size}” powtarza się w tym produkcie.`,
  'too-long': (max) => `Tekst jest dłuższy niż ${max} znaków.`,
  'too-many-levels': (max) => `Kategoria ma za dużo poziomów: najwięcej ${max}.`,
  'too-many-faults': (max) =>
    `Błędnych wierszy jest więcej niż ${max.toLocaleString('pl')}. Dalszej części pliku nie odczytano.`,
  'too-many-lines': (max) => `Plik ma więcej niż ${max.toLocaleString('pl')} wierszy. Podziel go na mniejsze.`,
  'too-many-rows': (max) => `Ten sam kod ma więcej niż ${max.toLocaleString('pl')} wierszy.`,
  twice: () => 'Ta kolumna się powtarza.',
  'unpacked-too-large': (megabytes) =>
    `Po rozpakowaniu plik ma więcej niż ${megabytes} MB. Podziel go albo wczytaj poleceniem npm run import.`,
};

export function faultText(fault: ImportFault): string {
  return sentenceOf(sentences, fault);
}
