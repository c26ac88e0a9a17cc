/** Words that stand in every mail of the shop. */

export const regards = (shopName: string) => `Zespół sklepu ${shopName}`;
export const taxNumber = (number: string) => `NIP ${number}`;
