export const interval = (days: number) => `Subskrypcja co ${days} dni`;
export const next = (day: string, price: string) =>
  `Następna paczka: ${day}, ${price} plus dostawa, jeśli cena się nie zmieni`;
export const paused = 'Subskrypcja jest wstrzymana, paczki nie przychodzą';
export const stopped = 'Subskrypcja jest zakończona';
export const ending = 'Wstrzymasz ją, pominiesz paczkę lub zakończysz bez opłat na stronie zamówienia';
