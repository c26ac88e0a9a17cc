export const homeTexts = {
  banners: 'Polecamy teraz',
  departments: 'Działy',
  ending: 'Promocja, która zaraz się skończy',
  endingLink: 'Zobacz produkt',
  news: 'Aktualności',
  opinions: 'Co mówią klienci',
  rating: (stars: number) => `Ocena: ${stars} na 5`,
  allOpinions: 'Wszystkie opinie',
  promises: (deadline: string, returnDays: number) => [
    { title: 'Wysyłka w 24 godziny', text: `W dni robocze zamów do ${deadline}, a paczka ruszy tego samego dnia.` },
    { title: `${returnDays} dni na zwrot`, text: 'Przymierz w domu. Nie pasuje? Odeślij bez tłumaczenia.' },
    { title: 'Doradzamy jak sobie', text: 'Znamy to, co sprzedajemy. Zadzwoń albo napisz.' },
  ],
};
