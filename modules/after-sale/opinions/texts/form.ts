import { formatMegabytes } from '#platform/files/rules/file-size.ts';
import { PHOTO_BYTES } from '../rules/opinion-limits.ts';

export const title = 'Napisz opinię';
export const about = (product: string) => `Produkt: ${product}`;
export const aboutShop = 'Podziel się tym, jak przebiegły zakupy w naszym sklepie.';
export const rating = 'Twoja ocena';
export const ratings = ['1 – bardzo źle', '2 – słabo', '3 – przeciętnie', '4 – dobrze', '5 – bardzo dobrze'];
export const content = 'Twoja opinia';
export const author = 'Imię lub pseudonim';
export const email = 'Adres e-mail';
export const emailHint = 'Nie pokażemy go na stronie.';
export const photo = 'Zdjęcie';
export const photoHint = `Plik jpg, najwyżej 2048 × 1536 pikseli i ${formatMegabytes(PHOTO_BYTES)}.`;
export const send = 'Wyślij opinię';
