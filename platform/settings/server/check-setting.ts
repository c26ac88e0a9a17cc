import * as v from 'valibot';
import { isEmail } from '#platform/forms/rules/email.ts';
import { isPhone } from '#platform/forms/rules/phone.ts';
import { isPostcode } from '#platform/forms/rules/postcode.ts';
import { isBankAccount, isTaxNumber } from '#platform/forms/rules/tax-number.ts';
import { isKrs } from '#platform/settings/rules/company-register.ts';
import type { SettingFault } from '../rules/setting-fault.ts';
import { isPlain, type SettingName, settingSchemas } from './setting-schemas.ts';

/** Longer than anything a page or mail has room for. */
const MAX_LENGTH = 500;
/** An outline may be longer than a text. */
const MAX_LENGTH_OF: Readonly<Record<string, number>> = { 'wordmark.path': 4_000 };

/** Formats of texts that are not empty, by the path of the field. */
const TEXTS: Readonly<Record<string, { fault: SettingFault; is(text: string): boolean }>> = {
  email: { fault: 'wrong-email', is: isEmail },
  newOrderEmail: { fault: 'wrong-email', is: isEmail },
  phone: { fault: 'wrong-phone', is: isPhone },
  'company.zipcode': { fault: 'wrong-zipcode', is: (text) => isPostcode(text, 'PL') },
  'company.taxNumber': { fault: 'wrong-tax-number', is: isTaxNumber },
  'returnAddress.zipcode': { fault: 'wrong-zipcode', is: (text) => isPostcode(text, 'PL') },
  'register.krs': { fault: 'wrong-krs', is: isKrs },
  bankAccount: { fault: 'wrong-bank-account', is: isBankAccount },
  shipmentDeadline: { fault: 'wrong-time', is: (text) => /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(text) },
};

const NEVER_EMPTY = new Set(['name', 'contactLink', 'shipmentDeadline']);

/** The value as it is kept, or the faults of its fields by path: `company.zipcode`. */
export function checkSetting(
  name: SettingName,
  value: unknown,
): { value: unknown; faults?: never } | { faults: Record<string, SettingFault> } {
  const parsed = v.safeParse(settingSchemas[name], value);
  if (!parsed.success) {
    return { faults: Object.fromEntries(parsed.issues.map((issue) => [pathOf(name, issue), faultOf(name, issue)])) };
  }
  const fields = isPlain(parsed.output)
    ? Object.entries(parsed.output).map(([part, own]) => [`${name}.${part}`, own] as const)
    : [[name, parsed.output] as const];
  const faults = fields.flatMap(([path, own]) => {
    const fault = typeof own === 'string' ? textFault(path, own) : null;
    return fault ? [[path, fault] as const] : [];
  });
  return faults.length > 0 ? { faults: Object.fromEntries(faults) } : { value: parsed.output };
}

/** The law gives at least so many days to send goods back. */
function faultOf(name: SettingName, { type }: v.BaseIssue<unknown>): SettingFault {
  return name === 'returnDays' && type === 'min_value' ? 'too-few-days' : 'wrong-value';
}

/** A fault within a list is reported at the list, which is one field. */
function pathOf(name: SettingName, issue: v.BaseIssue<unknown>): string {
  const part = issue.path?.[0]?.key;
  return typeof part === 'string' ? `${name}.${part}` : name;
}

function textFault(path: string, text: string): SettingFault | null {
  if (text.trim() === '') return NEVER_EMPTY.has(path) ? 'empty' : null;
  if (text.length > (MAX_LENGTH_OF[path] ?? MAX_LENGTH)) return 'too-long';
  const rule = TEXTS[path];
  return rule && !rule.is(text) ? rule.fault : null;
}
