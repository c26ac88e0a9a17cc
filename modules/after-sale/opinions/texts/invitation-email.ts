export const title = 'Jak oceniasz zakupy?';
export const lead = (order: string) => `Zamówienie ${order}. Twoja opinia otrzyma znak „Potwierdzona zakupem”.`;
export const aboutShop = 'Oceń sklep';
export const rate = (product: string) => `Napisz opinię: ${product}`;
export const written = (product: string | null) => `Opinia już u nas jest: ${product ?? 'sklep'}`;
export const subject = 'Jak się sprawdzają Twoje zakupy?';
export const preview = 'Twoja opinia pomoże innym wybrać, a nam stać się lepszymi.';
export const text =
  'Kilka dni temu dotarła do Ciebie nasza przesyłka. Napisz, proszę, w dwóch zdaniach, jak przebiegły zakupy i jak sprawdzają się produkty.';
export const button = 'Napisz opinię';
export const footer = 'Piszemy do Ciebie ten jeden raz, bo zamówienie zostało dostarczone.';
