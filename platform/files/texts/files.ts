import { plural } from '#platform/text/rules/plural.ts';
import type { AttachmentsVerdict, FileVerdict } from '../rules/check-file.ts';
import { formatMegabytes } from '../rules/file-size.ts';

export const choose = 'Wybierz plik';
export const none = 'Nie wybrano pliku';
export const chooseSeveral = 'Wybierz pliki';
export const chosen = 'Wybrane pliki';
export const shrinking = 'Zmniejszamy to, co za duże. To potrwa chwilę.';
export const smallerFits = (count: number) =>
  count === 1 ? 'Zmniejszone zdjęcie zmieści się w limicie.' : 'Zmniejszone zdjęcia zmieszczą się w limicie.';
export const addSmaller = (count: number) => (count === 1 ? 'Użyj zmniejszonego zdjęcia' : 'Użyj zmniejszonych zdjęć');
export const remove = (name: string) => `Usuń plik ${name}`;

export function fileAlertText(verdict: FileVerdict): string | null {
  switch (verdict.kind) {
    case 'ok':
      return null;
    case 'blocked':
      return `Pliku „${verdict.name}” nie można dodać. Ten rodzaj plików jest niedozwolony.`;
    case 'long-name':
      return `Nazwa pliku jest za długa. Może mieć najwyżej ${verdict.maxLength} znaków.`;
    case 'too-large':
      return `Plik „${verdict.name}” jest za duży. Maksymalny rozmiar pliku to ${formatMegabytes(verdict.maxBytes)}.`;
  }
}

export function attachmentsText(verdict: AttachmentsVerdict): string | null {
  switch (verdict.kind) {
    case 'too-many':
      return `Możesz dodać najwyżej ${verdict.max} ${plural(verdict.max, { one: 'plik', few: 'pliki', many: 'plików' })}.`;
    case 'together-too-large':
      return `Pliki są razem za duże. Wszystkie mogą mieć najwyżej ${formatMegabytes(verdict.maxBytes)}.`;
    default:
      return fileAlertText(verdict);
  }
}
