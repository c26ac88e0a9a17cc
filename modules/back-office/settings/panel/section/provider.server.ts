import type { RouterContextProvider } from 'react-router';
import { toTyped } from '#modules/back-office/resources/panel/to-typed.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { providerKeyFields } from '#modules/sales/payments/rules/provider-keys.ts';
import { changeProviderKeys, removeProviderKeys, shownProviderKeys } from '#modules/sales/payments/server/index.ts';
import { parseFields } from '#platform/forms/rules/typed-fields.ts';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { refused } from '../../texts/panel.ts';
import * as texts from '../../texts/panel-provider.ts';
import type { SettingsAnswer } from './settings-answer.ts';

/** The keys by which the shop is paid: of each no more than its end. */
export function loadProvider(shop: Shop) {
  return {
    keys: shownProviderKeys(shop),
    isSealed: shop.secretKey !== undefined,
    webhookAddress: `${shop.origin}/platnosc/powiadomienie/stripe`,
  };
}

/** Saved after the provider accepted the keys. */
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
    const faultTexts = Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, inputFaults[fault]]] : []));
    return { ...answer, typed, refused, faults: Object.fromEntries(faultTexts) };
  }
  const outcome = await changeProviderKeys(shop, values);
  if (outcome !== 'saved') return { ...answer, typed, refused: texts.refusals[outcome] };
  return { ...answer, done: texts.saved };
}
