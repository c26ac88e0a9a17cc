/** The customer every visitor of the demo may sign in as; also listed in docs/demo.md. */
export const demoCustomer = {
  id: 1,
  login: 'anna',
  loginKey: 'anna',
  email: 'anna@example.com',
  emailKey: 'anna@example.com',
  password: 'polana1',
  firstName: 'Anna',
  lastName: 'Leśniewska',
  street: 'ul. Sosnowa 7/3',
  zipcode: '30-224',
  city: 'Kraków',
  phone: '+48 601 234 567',
  newsletter: true,
  points: 640,
  memberForDays: 420,
} as const;

/** As the boxes were worded when Anna joined. */
export const demoConsentWords = {
  terms: 'Znam i akceptuję regulamin sklepu oraz politykę prywatności.',
  newsletter: 'Chcę dostawać newsletter z nowościami i promocjami. Mogę zrezygnować w każdej chwili.',
  sms: 'Chcę dostawać SMS-y o promocjach. Mogę zrezygnować w każdej chwili.',
} as const;
