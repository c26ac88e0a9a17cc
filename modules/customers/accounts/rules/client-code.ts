/** Contract 4.1, spelled as on the wire. Unused codes: decision 13. */
export const CLIENT_CODES = [
  'no_login',
  'incorect_login',
  'login_taken_login_propose',
  'used_login',
  'no_password',
  'password_to_short',
  'password_to_long',
  'not_equal_passwords',
  'login_equals_password',
  'no_firstname',
  'no_name',
  'no_firmname',
  'incorect_nip',
  'birth_date',
  'incorect_email',
  'incorect_phone',
  'no_street',
  'no_street_number',
  'no_city',
  'incorect_zipcode',
  'incorrect_region',
  'no_delivery_firstname',
  'no_delivery_lastname',
  'no_delivery_street',
  'no_delivery_city',
  'incorect_delivery_region',
  'incorect_delivery_zipcode',
  'no_invoice_firstname',
  'no_invoice_lastname',
  'no_invoice_firmname',
  'no_invoice_street',
  'no_invoice_street_number',
  'no_invoice_city',
  'incorect_invoice_phone',
  'incorect_invoice_zipcode',
  'illegal_characters_client_firstname',
  'illegal_characters_client_lastname',
  'illegal_characters_client_street',
  'illegal_characters_client_city',
  'illegal_characters_client_phone',
  'illegal_characters_client_firm',
  'illegal_characters_client_nip',
  'illegal_characters_delivery_firstname',
  'illegal_characters_delivery_lastname',
  'illegal_characters_delivery_city',
  'illegal_characters_delivery_street',
  'illegal_characters_delivery_phone',
] as const;

/** Contract 2.19: of a login and a password sent in one request, these concern the password. */
export const PASSWORD_CODES: ReadonlySet<string> = new Set([
  'no_password',
  'password_to_short',
  'password_to_long',
  'not_equal_passwords',
  'login_equals_password',
]);

export type ClientCode = (typeof CLIENT_CODES)[number];

/** `message` is an argument of the text: a free login, a postcode format or a limit. */
export interface ClientMessage {
  code: ClientCode;
  message: string;
}
