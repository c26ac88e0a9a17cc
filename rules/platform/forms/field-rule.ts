/** What a form says about one of its fields. */
export interface FieldRule {
  kind: FieldKind;
  /** Only marked fields are ever checked (S5.14). */
  validate: boolean;
  required?: boolean;
  minlength?: number;
  maxlength?: number;
}

/** `name`: of a person, as it may stand in a mail. */
export type FieldKind = 'text' | 'name' | 'email' | 'phone' | 'phone-email' | 'checkbox';

export type FieldError =
  | { code: 'required' }
  | { code: 'unchecked' }
  | { code: 'too-short'; minlength: number }
  | { code: 'too-long'; maxlength: number }
  | { code: 'email' }
  | { code: 'phone' }
  | { code: 'phone-long'; maxlength: number }
  | { code: 'phone-characters' }
  | { code: 'phone-email' }
  | { code: 'name' }
  /** The server-side check of one field said no (S5.20). */
  | { code: 'rejected' }
  /** The same for a bank account, which has its own words (S5.21). */
  | { code: 'bank-account' };

export type FieldVerdict = { mark: 'none' } | { mark: 'ok' } | { mark: 'error'; error: FieldError };
