/** What is downloaded or done for the shopper is neither sent nor kept in stock (S4.11). */
export function isDelivered(type: string): boolean {
  return type !== 'product_virtual' && type !== 'product_service';
}
