/** Why a value cannot be a setting of the shop. */
export const SETTING_FAULTS = [
  'unknown-setting',
  'wrong-value',
  'empty',
  'too-long',
  'wrong-email',
  'wrong-phone',
  'wrong-zipcode',
  'wrong-tax-number',
  'wrong-krs',
  'wrong-bank-account',
  'wrong-time',
  'too-few-days',
] as const;

export type SettingFault = (typeof SETTING_FAULTS)[number];
