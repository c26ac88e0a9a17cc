export const contactTexts = {
  title: 'Kontakt',
  intro: 'Zadzwoń albo napisz. Odpowiada ktoś, kto zna nasz sprzęt ze szlaku.',
  phone: 'Telefon',
  hours: 'od poniedziałku do piątku, 9:00–17:00',
  email: 'E-mail',
  company: 'Dane firmy',
  taxNumber: (number: string) => `NIP: ${number}`,
};
