import { useEffect, useId, useState } from 'react';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { fromDecimal } from '#platform/money/rules/grosze.ts';
import { usePersonal } from '#platform/personal/storefront/use-personal.ts';
import type { InstalmentSystem } from '#platform/settings/rules/setting-values.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Radio } from '#platform/ui/radio.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import type { BasketOnWire } from '#wire/basket-answer.ts';
import { instalmentAmounts, instalmentData, planInstalments } from '../rules/instalments.ts';
import { instalmentRefusal } from '../rules/pay-later.ts';
import { calculator as texts } from '../texts/calculator.ts';

export interface CalculatorProps {
  systems: readonly InstalmentSystem[];
  prices: { size: string; price: number }[];
  vatPermille: number;
  /** Of the size shown while none is chosen. */
  shownPrice: number;
}

/** S2.36, S3.53 */
export default function InstalmentCalculator({ systems, prices, vatPermille, shownPrice }: CalculatorProps) {
  const { basket } = usePersonal();
  const name = useId();
  const priceType = useShell()?.settings.priceType ?? 'gross';
  const price = useChosenPrice(prices) ?? shownPrice;
  const [picked, setPicked] = useState<string>();
  const [selectedMonths, setMonths] = useState(0);
  const [withBasket, setWithBasket] = useState(false);
  const data = instalmentData({ product: { price, vatPermille }, basket: toBasketCost(basket) });
  const amounts = instalmentAmounts(data, priceType);
  // The first offer for the product until the customer selects one.
  const system =
    systems.find(({ id }) => id === picked) ??
    systems.find((one) => instalmentRefusal(amounts.product, one) === null) ??
    systems[0];
  if (!system) return null;
  const months = system.months.includes(selectedMonths) ? selectedMonths : (system.months.at(-1) ?? 1);
  const refusals = {
    product: instalmentRefusal(amounts.product, system),
    withBasket: instalmentRefusal(amounts.withBasket, system),
  };
  // One amount may be within the limits when the other is not.
  const includesBasket = data.basketCount > 0 && (refusals.product ? !refusals.withBasket : withBasket);
  const amount = includesBasket ? amounts.withBasket : amounts.product;
  const refusal = includesBasket ? refusals.withBasket : refusals.product;
  const plan = planInstalments(amount, months, system.annualPermille);
  return (
    <div className="mt-2 space-y-4 rounded-md bg-surface-2 p-4">
      {data.basketCount > 0 && (
        <fieldset>
          <legend className="font-medium">{texts.of}</legend>
          <Radio
            name={name}
            checked={!includesBasket}
            disabled={refusals.product !== null}
            onChange={() => setWithBasket(false)}
            label={texts.product(amounts.product)}
          />
          <Radio
            name={name}
            checked={includesBasket}
            disabled={refusals.withBasket !== null}
            onChange={() => setWithBasket(true)}
            label={texts.withBasket(amounts.withBasket)}
          />
        </fieldset>
      )}
      {systems.length > 1 && (
        <Field label={texts.system}>
          {(control) => (
            <Select {...control} value={system.id} onChange={(event) => setPicked(event.target.value)}>
              {systems.map(({ id, name: offer }) => (
                <option key={id} value={id}>
                  {offer}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {refusal ? (
        <p role="status">{texts.refusal(refusal, system)}</p>
      ) : (
        <>
          <Field label={texts.count}>
            {(control) => (
              <Select {...control} value={months} onChange={(event) => setMonths(Number(event.target.value))}>
                {system.months.map((count) => (
                  <option key={count} value={count}>
                    {texts.instalments(count)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div role="status">
            <p>
              {texts.monthly}: <strong className="figures text-xl">{formatMoney(plan.monthly)}</strong>
            </p>
            <p className="figures text-sm text-ink-soft">{texts.total(plan.total, plan.cost)}</p>
          </div>
          <p className="text-sm text-ink-soft">{texts.note}</p>
        </>
      )}
    </div>
  );
}

/** Amounts in grosze; the wire call has the net amount only as text. */
export function toBasketCost(basket: Pick<BasketOnWire, 'productsCounter' | 'worth' | 'worth_net_formatted'> | null) {
  if (!basket) return null;
  const { productsCounter, worth, worth_net_formatted: net } = basket;
  return {
    count: productsCounter,
    cost: fromDecimal(worth) ?? 0,
    costNet: fromDecimal(net.replace(/[^\d,]/g, '')) ?? 0,
  };
}

/** The price of the size chosen in the product form; null while none is. */
function useChosenPrice(prices: CalculatorProps['prices']): number | null {
  const [chosen, setChosen] = useState<string | null>(null);

  useEffect(() => {
    const form = document.getElementById('projector_form');
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => setChosen(String(new FormData(form).get('size') ?? ''));
    read();
    form.addEventListener('change', read);
    return () => form.removeEventListener('change', read);
  }, []);

  return prices.find(({ size }) => size === chosen)?.price ?? null;
}
