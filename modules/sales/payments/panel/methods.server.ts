import type { Resource } from '#modules/back-office/resources/panel/resource.server.ts';
import { enabledState } from '#modules/back-office/resources/texts/panel.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { methodFields } from '../rules/method-fields.ts';
import * as payments from '../server/index.ts';
import { kinds, providers, methods as texts } from '../texts/panel.ts';

export const METHODS: Resource<typeof methodFields> = {
  list: '/zaplecze/platnosci',
  access: { see: 'offer.see', change: 'offer.change' },
  texts,
  fields: methodFields,
  nameField: 'name',
  defaultValues: payments.NEW_METHOD,
  async rows(shop) {
    const money = (amount: number | null) => (amount === null ? null : formatMoney(amount));
    return (await payments.listManagedMethods(shop)).map((method) => ({
      id: method.id,
      name: method.name,
      cells: [kinds[method.kind], formatMoney(method.cost), texts.limits(money(method.minimum), money(method.maximum))],
      state: isUnsettled(method) ? { label: texts.unsettled, tone: 'warn' } : enabledState(method.enabled),
      isOn: method.enabled,
    }));
  },
  find: payments.findManagedMethod,
  save: payments.saveMethod,
  setEnabled: payments.switchMethod,
  move: payments.moveMethod,
  remove: payments.removeMethod,
  options: async (shop) => ({
    provider: payments.listProviders(shop).map((value) => ({ value, label: providers[value] ?? value })),
  }),
  /** A method without a provider is saved and switched on, and the answer says what is still missing. */
  async warning(shop, id) {
    const method = await payments.findManagedMethod(shop, id);
    if (!method || !isUnsettled(method)) return undefined;
    return shop.opening.isOpen ? `${texts.savedUnsettled} ${texts.unsettledCloses}` : texts.savedUnsettled;
  },
};

const isUnsettled = ({ enabled, settled }: payments.ManagedMethod) => enabled && !settled;
