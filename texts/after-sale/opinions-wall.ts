export const title = 'Opinie klientów';
export const lead = 'Zdjęcia i słowa osób, które nasze produkty mają już w domu.';
export const readMore = 'Czytaj dalej';
export const next = 'Pokaż więcej opinii';
export const previous = 'Pokaż poprzednie opinie';
export const none = 'Nie ma jeszcze opinii ze zdjęciami.';
export const noneText = 'Kup coś, zrób zdjęcie i bądź pierwszą osobą na tej ścianie.';
export const toShop = 'Przejdź do sklepu';
export const loaded = (count: number, total: number) => `Wczytano opinie: ${count} z ${total}`;
