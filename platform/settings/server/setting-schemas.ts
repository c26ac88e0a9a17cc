import * as v from 'valibot';
import { checkLink } from '#platform/links/rules/safe-link.ts';
import type { ShopLog } from '#platform/shop/server/shop.ts';
import { RETURN_METHODS, WITHDRAWAL_DAYS } from '../rules/setting-values.ts';
import { defaultSettings, type ShopSettings } from './shop-settings.ts';

const text = v.string();
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const instalments = v.object({
  id: text,
  name: text,
  min: amount,
  max: amount,
  months: v.array(amount),
  annualPermille: amount,
});
const deferred = v.object({ name: text, days: amount, min: amount, max: amount });

const frameLinks = v.array(
  v.object({
    label: text,
    address: v.pipe(
      text,
      v.check((own) => checkLink(own) === null),
    ),
  }),
);

/** The schema of each setting; other properties of a value are dropped. */
export const settingSchemas = {
  name: text,
  tagline: text,
  description: text,
  brandFolder: v.pipe(text, v.regex(/^(?:\/[\w-]+)+$/)),
  wordmark: v.object({ name: text, path: v.pipe(text, v.regex(/^[MLHVCSQTAZ\d\s,.-]*$/i)), width: amount }),
  scenes: v.object({ thanks: text, signIn: text }),
  email: text,
  newOrderEmail: text,
  phone: text,
  phoneHours: text,
  company: v.object({ name: text, street: text, zipcode: text, city: text, taxNumber: text }),
  register: v.object({ court: text, krs: text, shareCapital: text, regon: text }),
  position: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
  priceType: v.picklist(['gross', 'net']),
  contactLink: text,
  hoursBeforeOrder: amount,
  shipmentDeadline: text,
  searchMinimum: amount,
  oneCardPerModel: v.boolean(),
  severalFiltersOpen: v.boolean(),
  rebateCode: text,
  rebateText: text,
  pointWorth: amount,
  bankAccount: text,
  payLater: v.object({ instalments: v.array(instalments), deferred: v.nullable(deferred) }),
  returnDays: v.pipe(v.number(), v.safeInteger(), v.minValue(WITHDRAWAL_DAYS)),
  returnAddress: v.object({ name: text, street: text, zipcode: text, city: text }),
  returnDeliveries: v.array(v.object({ id: text, method: v.picklist(RETURN_METHODS), name: text, cost: amount })),
  unpaidDays: v.object({ transfer: amount, online: amount }),
  orderLimits: v.object({ address: amount, caller: amount, customer: amount }),
  passwordLength: v.object({ min: amount, max: amount }),
  frameLinks: v.nullable(v.object({ menu: frameLinks, footer: v.array(v.object({ title: text, links: frameLinks })) })),
  emailTexts: v.object({ greeting: text, ending: text }),
} satisfies { [Name in keyof ShopSettings]: v.GenericSchema<unknown, ShopSettings[Name]> };

export type SettingName = keyof typeof settingSchemas;

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingSchemas, name);
}

const allSettings = v.object(settingSchemas);

/**
 * The settings of a shop that opens: what its owner set, the defaults elsewhere, also for parts an older version did not have.
 * A wrong value gives way to the default and is reported: a shop that did not open could not be given a better one.
 */
export function toSettings(stored: readonly { name: string; value: unknown }[], log: ShopLog): ShopSettings {
  const settings: Record<string, unknown> = { ...defaultSettings };
  for (const { name, value } of stored) {
    if (!isSettingName(name)) continue;
    const usual = defaultSettings[name];
    const parsed = v.safeParse(settingSchemas[name], isPlain(usual) && isPlain(value) ? { ...usual, ...value } : value);
    if (parsed.success) settings[name] = parsed.output;
    else log.warn({ setting: name, wrong: parsed.issues.map((issue) => v.getDotPath(issue) ?? name) }, WRONG);
  }
  return v.parse(allSettings, settings);
}

const WRONG = 'A setting in the database has a wrong value; its default is used: npm run shop -- settings set';

export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
