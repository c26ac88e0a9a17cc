export const save = 'Zapisz';
export const cancel = 'Wróć bez zapisywania';
export const none = 'Brak';
export const name = 'Nazwa';
export const state = 'Stan';
export const actions = 'Czynności';
export const on = 'Włącz';
export const off = 'Wyłącz';
export const remove = 'Usuń';
export const enabledState = (enabled: boolean) =>
  enabled ? ({ label: 'Włączone', tone: 'ok' } as const) : ({ label: 'Wyłączone', tone: 'neutral' } as const);
export const upOf = (what: string) => `Przesuń wyżej: ${what}`;
export const downOf = (what: string) => `Przesuń niżej: ${what}`;
export const removeQuestion = (what: string) => `Usunąć „${what}” na zawsze?`;
export const lookAgain = (fields: readonly string[]) => `Nie zapisano. Popraw: ${fields.join(', ')}.`;
export const stale =
  'Ktoś zapisał to w czasie Twoich zmian. Twoja wersja jest w formularzu: sprawdź i zapisz jeszcze raz.';
export const theirs = 'Co zapisano w międzyczasie';

export const answers = {
  saved: 'Zapisano. W sklepie widać to od razu.',
  on: 'Włączono.',
  off: 'Wyłączono.',
  moved: 'Zmieniono kolejność.',
  removed: 'Usunięto.',
  used: 'Nie można usunąć, bo coś z tego korzysta: produkt, zamówienie albo inne ustawienie.',
  unknown: 'Tej pozycji już nie ma. Odśwież listę.',
};

export const rateCells = {
  weight: 'Do wagi (kg)',
  worth: 'Do wartości (zł)',
  prepaid: 'Przedpłata (zł)',
  onDelivery: 'Przy odbiorze (zł)',
};
export const rateLabel = (row: number, cell: string) => `Stawka ${row}: ${cell}`;
