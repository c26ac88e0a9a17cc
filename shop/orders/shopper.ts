/** Who orders: a browser, and the customer who is signed in with it. */
export interface Shopper {
  visitorId: number;
  customerId: number | null;
}
