/** A person or a company at an address. */
export interface CustomerAddress {
  firstName: string;
  lastName: string;
  companyName: string;
  taxNumber: string;
  street: string;
  zipcode: string;
  city: string;
  /** Two-letter code. */
  country: string;
  phone: string;
}

/** What a customer's account holds of its owner. */
export interface CustomerData {
  kind: 'private' | 'company';
  email: string;
  birthDate: string;
  billing: CustomerAddress;
  /** Null: parcels go to the billing address. */
  delivery: CustomerAddress | null;
  /** Null: invoices are written for the billing address. */
  invoice: CustomerAddress | null;
  newsletter: boolean;
  sms: boolean;
}
