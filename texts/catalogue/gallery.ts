export const gallery = 'Zdjęcia produktu';
export const photo = (number: number, count: number) => `Zdjęcie ${number} z ${count}`;
export const noPhoto = 'Zdjęcie w przygotowaniu';
export const enlarge = (what: string) => `Powiększ: ${what}`;
export const thumbnails = 'Miniatury zdjęć';
export const zoomIn = 'Przybliż';
export const zoomOut = 'Oddal';
