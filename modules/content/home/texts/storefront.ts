export const banners = 'Polecamy teraz';
export const departments = 'Działy';
export const allDepartments = 'Wszystkie kategorie';
export const ending = 'Promocja, która zaraz się skończy';
export const endingLink = 'Zobacz produkt';
export const news = 'Aktualności';
export const opinions = 'Wybrane opinie klientów';
export const rating = (stars: number) => `Ocena: ${stars} na 5`;
export const allOpinions = 'Wszystkie opinie';

export const promises = (deadline: string, returnDays: number) => [
  {
    title: 'Szybka wysyłka.',
    text: `Zamów w dzień roboczy do ${deadline}: co mamy w magazynie, ruszy tego samego dnia.`,
  },
  { title: `${returnDays} dni na zwrot.`, text: 'Odeślesz bez podawania przyczyny.' },
  { title: 'Masz pytanie?', text: 'Zadzwoń albo napisz.' },
];
