/** Words that stand in every mail of the shop. */
export const mailTexts = {
  regards: (shopName: string) => `Zespół sklepu ${shopName}`,
  taxNumber: (number: string) => `NIP ${number}`,
};
