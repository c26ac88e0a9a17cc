import type { OrderAddress } from '#modules/sales/order-ledger/rules/order-data.ts';
import { tidyPostcode } from '#platform/forms/rules/postcode.ts';
import { bareTaxNumber } from '#platform/forms/rules/tax-number.ts';

/** As it is stored: trimmed, postcode and NIP in one format. */
export function tidyAddress(address: Partial<OrderAddress>): Partial<OrderAddress> {
  const trimmed = Object.fromEntries(Object.entries(address).map(([field, text]) => [field, text.trim()]));
  const country = trimmed.country || 'PL';
  const tidy: Partial<OrderAddress> = { ...trimmed, country };
  if (trimmed.zipcode !== undefined) tidy.zipcode = tidyPostcode(trimmed.zipcode, country);
  if (trimmed.taxNumber !== undefined && country === 'PL') tidy.taxNumber = bareTaxNumber(trimmed.taxNumber);
  return tidy;
}
