import type { CustomerAddress, CustomerData } from './customer-data.ts';

/** A private person has no firm: what was typed before the choice was changed stays hidden in the form and is dropped. */
export function billingOf<Address extends Partial<CustomerAddress>>(
  kind: CustomerData['kind'],
  address: Address,
): Address {
  return kind === 'company' ? address : { ...address, companyName: '', taxNumber: '' };
}
