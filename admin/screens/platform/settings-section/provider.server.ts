import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { toTyped } from '#admin/ui/things/to-typed.ts';
import { parseFields } from '#rules/platform/forms/typed-fields.ts';
import { providerKeyFields } from '#rules/selling/payments/provider-keys.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { changeProviderKeys, removeProviderKeys, shownProviderKeys } from '#shop/selling/payments/index.ts';
import { inputFaults } from '#texts/panel/faults.ts';
import * as texts from '#texts/panel/platform-provider.ts';
import { refused } from '#texts/panel/platform-settings.ts';
import type { SettingsAnswer } from './settings-answer.ts';

/** The keys by which the shop is paid: of each no more than its end. */
export function loadProvider(shop: Shop) {
  return {
    keys: shownProviderKeys(shop),
    isSealed: shop.secretKey !== undefined,
    webhookAddress: `${shop.origin}/platnosc/powiadomienie/stripe`,
  };
}

/** Keys are kept once the company has taken them. */
export async function changeProvider(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<SettingsAnswer> {
  const shop = staffShop(context);
  const answer = { group: 'provider', typed: {}, rows: {}, faults: {} } as const;
  if (form.get('intent') === 'provider-off') {
    await removeProviderKeys(shop);
    return { ...answer, done: texts.removed };
  }
  const typed = toTyped(providerKeyFields, form);
  const { values, faults } = parseFields(providerKeyFields, typed);
  if (!values) {
    const told = Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, inputFaults[fault]]] : []));
    return { ...answer, typed, refused, faults: Object.fromEntries(told) };
  }
  const outcome = await changeProviderKeys(shop, values);
  if (outcome !== 'saved') return { ...answer, typed, refused: texts.refusals[outcome] };
  return { ...answer, done: texts.saved };
}
