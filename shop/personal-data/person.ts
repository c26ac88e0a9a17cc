/** By what the shop knows somebody who has an account. */
export interface Person {
  customerId: number;
  /** Lower case. */
  emailKey: string;
  /** Browsers they signed in with. */
  visitorIds: readonly number[];
}
