import type { UploadFault } from '#platform/files/rules/file-type.ts';

export const title = 'Obrazy';
export const lead =
  'Obrazy do wpisów, aktualności, stron i strony głównej. Każdy ma opis dla osób, które go nie widzą.';
export const empty = 'Nie ma jeszcze żadnego obrazu.';
export const nothingFound = 'Nie ma obrazu o takiej nazwie ani opisie.';
export const search = 'Nazwa pliku albo opis';
export const find = 'Szukaj';
export const older = 'Starsze obrazy';
export const add = {
  title: 'Dodaj obraz',
  file: 'Plik',
  fileHint: 'JPG, PNG albo WebP, najwyżej 10 MB. Dane aparatu i miejsce zrobienia zdjęcia zostaną usunięte.',
  alt: 'Opis obrazu',
  altHint: 'Co na nim widać, jednym zdaniem.',
  submit: 'Dodaj obraz',
};
export const save = 'Zapisz opis';
export const remove = 'Usuń';
export const removeQuestion = (name: string) => `Usunąć obraz „${name}” na zawsze?`;
export const altOf = (name: string) => `Opis obrazu ${name}`;
export const measures = (width: number, height: number) => `${width} × ${height}`;

export const answers = {
  added: 'Obraz jest dodany.',
  saved: 'Opis jest zapisany.',
  removed: 'Obraz jest usunięty.',
  used: 'Ten obraz jest pokazywany w sklepie. Najpierw usuń go z tekstów, bannerów i bloków.',
  unknown: 'Tego obrazu już nie ma.',
  'alt-missing': 'Wpisz opis obrazu.',
};

export const refusals: Record<UploadFault, string> = {
  empty: 'Wybierz plik z obrazem.',
  'too-large': 'Ten plik jest za duży: najwyżej 10 MB.',
  'wrong-type': 'To nie jest obraz JPG, PNG ani WebP.',
  'too-many-pixels': 'Ten obraz ma za dużo pikseli: najwyżej 40 milionów.',
  unreadable: 'Tego obrazu nie da się odczytać. Zapisz go jeszcze raz i spróbuj ponownie.',
};

export const tooLarge = {
  one: (name: string, max: string) => `Plik ${name} jest za duży: najwyżej ${max}. Zmniejsz go i wybierz jeszcze raz.`,
  total: (max: string) => `Te pliki są razem za duże: najwyżej ${max} naraz. Wyślij je w kilku częściach.`,
};

export const picker = {
  title: 'Wybierz obraz',
  choose: (alt: string) => `Wybierz: ${alt}`,
  open: 'Wybierz obraz',
  field: 'Plik obrazu',
  loading: 'Wczytuję obrazy…',
};

export const fields = {
  file: { label: 'Plik' },
  width: { label: 'Szerokość' },
  height: { label: 'Wysokość' },
  name: { label: 'Nazwa pliku' },
  alt: { label: 'Opis obrazu' },
  createdAt: { label: 'Dodano' },
};
