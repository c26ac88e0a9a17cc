export const regards = (shopName: string) => `Zespół sklepu ${shopName}`;
export const taxNumber = (number: string) => `NIP ${number}`;
/** How a mail to a shopper begins, unless the owner greets in their own words. */
export const greeting = 'Dzień dobry!';
