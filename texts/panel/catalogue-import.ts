export const title = 'Import towaru';
export const lead =
  'Plik CSV albo XML (feed) z produktami, cenami i stanami. Najpierw sprawdzamy cały plik: gdy coś się nie zgadza, nic się nie zmienia.';
export const file = 'Plik';
export const fileHint = 'CSV lub XML, najwyżej 12 MB. Większe pliki wczytasz poleceniem npm run import.';
export const check = 'Sprawdź bez zapisywania';
export const bring = 'Importuj';
export const fileMissing = 'Wybierz plik.';
export const unknownFormat = 'Wybierz plik z końcówką .csv albo .xml.';
export const anotherImport = 'Trwa inny import. Spróbuj za chwilę.';
export const wrong = (problems: number) => `Nic nie zmieniliśmy. Uwag do pliku: ${problems}.`;
export const tried = (created: number, changed: number, unchanged: number) =>
  `Plik jest w porządku. Po imporcie: nowe ${created}, zmienione ${changed}, bez zmian ${unchanged}.`;
export const brought = (created: number, changed: number, unchanged: number) =>
  `Zaimportowano. Nowe: ${created}, zmienione: ${changed}, bez zmian: ${unchanged}.`;
export const problems = 'Uwagi do pliku';
export const columns = { row: 'Wiersz', column: 'Kolumna', reason: 'Co jest nie tak' };
