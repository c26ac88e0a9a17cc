import type { PlanValues } from '../rules/plan-fields.ts';
import type { PlanState } from '../rules/plan-state.ts';

export const title = 'Planowane obniżki';
export const lead =
  'Zaczynają się i kończą same. Procent w sklepie liczy się zawsze od najniższej ceny z 30 dni przed obniżką.';
export const newReduction = 'Nowa obniżka';
export const empty = 'Nie ma jeszcze planowanych obniżek.';
export const check = 'Sprawdź ceny i procenty';
export const save = 'Zaplanuj';
export const lookAgain = 'Popraw zaznaczone pola.';
export const columns = {
  name: 'Nazwa',
  percent: 'O ile',
  from: 'Od',
  to: 'Do',
  sizes: 'Rozmiary',
  state: 'Stan',
  act: 'Czynność',
};
export const states: Record<PlanState, string> = {
  planned: 'Zaplanowana',
  running: 'Trwa',
  over: 'Skończona',
  cancelled: 'Odwołana',
};
export const cancel = 'Odwołaj';
export const cancelQuestion =
  'Obniżka nie zacznie się, a jeśli już trwa, ceny wrócą w ciągu minuty do tych sprzed niej.';
export const cancelled = 'Obniżka odwołana.';
export const notCancelled = 'Tej obniżki nie można już odwołać.';
export const planned = 'Obniżka zaplanowana. Zacznie się i skończy sama.';
export const nothing = 'Ten wybór nie obejmuje żadnego produktu, którego cena by spadła.';

export const fields: Record<keyof PlanValues, { label: string; hint?: string; choices?: Record<string, string> }> = {
  name: { label: 'Nazwa', hint: 'Tylko dla Ciebie.' },
  percent: { label: 'O ile procent od ceny zwykłej' },
  startsAt: { label: 'Początek' },
  endsAt: { label: 'Koniec' },
  categoryId: { label: 'Cała kategoria', choices: { '': 'Tylko produkty z kodów' } },
  codes: { label: 'Kody produktów', hint: 'W wierszu jeden.' },
};

export const preview = {
  title: (many: number) => `Tak będzie w sklepie. Rozmiary: ${many}`,
  product: 'Produkt',
  regular: 'Zwykła',
  price: 'Po obniżce',
  lowest: 'Najniższa z 30 dni',
  shown: 'Procent w sklepie',
  percent: (percent: number | null) => (percent === null ? 'mniej niż 1%' : `−${percent}%`),
  none: 'bez oznaczenia',
  more: (many: number) => `i jeszcze: ${many}`,
};
