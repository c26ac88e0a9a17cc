export const homeTexts = {
  title: 'Polana – rzeczy na szlak i do domu',
  description:
    'Odzież, buty, plecaki, namioty i rzeczy do domu. Sprawdzony sprzęt na szlak, szybka wysyłka i 30 dni na zwrot.',
  heading: 'Polana – sklep na szlak i do domu',
  banners: 'Polecamy teraz',
  departments: 'Działy',
  ending: 'Promocja, która zaraz się skończy',
  endingLink: 'Zobacz produkt',
  news: 'Aktualności',
  opinions: 'Co mówią klienci',
  rating: (stars: number) => `Ocena: ${stars} na 5`,
  allOpinions: 'Wszystkie opinie',
  promises: [
    { title: 'Wysyłka w 24 godziny', text: 'W dni robocze zamów do 14:00, a paczka ruszy tego samego dnia.' },
    { title: '30 dni na zwrot', text: 'Przymierz w domu. Nie pasuje? Odeślij bez tłumaczenia.' },
    { title: 'Doradzamy jak sobie', text: 'Znamy ten sprzęt ze szlaku. Zadzwoń albo napisz.' },
  ],
};
