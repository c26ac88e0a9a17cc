export const add = 'Porównaj';
export const compared = 'W porównaniu';
export const addOf = (name: string) => `Porównaj: ${name}`;
export const comparedOf = (name: string) => `W porównaniu, usuń: ${name}`;
