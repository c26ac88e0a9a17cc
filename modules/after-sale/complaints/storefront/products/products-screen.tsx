import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { COMPLAINT_METHODS, isComplaintMethod } from '#modules/after-sale/claims/rules/complaint-state.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useHydrated } from '#platform/forms/storefront/use-hydrated.ts';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { Card } from '#platform/ui/card.tsx';
import { Field } from '#platform/ui/field.tsx';
import { StepButtons } from '#platform/ui/step-buttons.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import { keepMethod } from '#wire/client/complaint.ts';
import { countPieces } from '../../rules/claimed-quantity.ts';
import * as texts from '../../texts/products.ts';
import * as complaintTexts from '../../texts/storefront.ts';
import type { ProductsData } from './load.server.ts';
import { ProductLine } from './product-line.tsx';
import {
  firstQuantities,
  type OpenLine,
  type ProductsField,
  parseClaimedQuantity,
  productsForm,
  quantityName,
} from './products-form.ts';
import { settleLater } from './settle-later.ts';

interface ProductsScreenProps {
  data: ProductsData;
  reply: FormReply<ProductsField> | undefined;
}

export function ProductsScreen({ data: { lines, key }, reply }: ProductsScreenProps) {
  const open = lines.filter(({ free }) => free > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are new with every load, their pieces seldom
  const form = useMemo(() => productsForm(open), [open.map(({ lineId, free }) => `${lineId}:${free}`).join()]);
  const defaultValue = firstQuantities(open);
  const { formProps, field, formError, submitting } = useShopForm(form, { reply, id: 'products', defaultValue });
  const typedBefore = (name: ProductsField) => (reply ? reply.initialValue[name] : defaultValue[name]) ?? '';
  const start = open.map((line) => [
    line.lineId,
    parseClaimedQuantity(typedBefore(quantityName(line.lineId)), line)?.quantity ?? 0,
  ]);
  const { quantities, typed } = useQuantities(open, Object.fromEntries(start));
  const chosen = countPieces(open.map(({ lineId }) => quantities[lineId] ?? 0));
  const hydrated = useHydrated();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    formProps.onSubmit(event);
    if (event.defaultPrevented) return;
    const method = event.currentTarget.querySelector<HTMLSelectElement>('#complain_method');
    if (!method || !isComplaintMethod(method.value)) return;
    // S7.59; what the browser does not keep goes with the form, as without scripts.
    if (!keepMethod(() => localStorage, method.value)) method.name = 'complain_method';
  }

  return (
    <PostForm encType="multipart/form-data" {...formProps} onSubmit={handleSubmit} className="grid gap-6">
      <FormError text={formError} />
      <input type="hidden" name="key" value={typedBefore('key') || key} />
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={line.lineId}>
            <ProductLine
              line={line}
              field={field}
              quantity={quantities[line.lineId] ?? 0}
              onTyped={(event) => typed(line.lineId, event)}
            />
          </li>
        ))}
      </ul>
      <Card>
        <MethodChoice chosen={typedBefore('complain_method')} />
      </Card>
      {/* S4.47; without scripts the server counts. */}
      <StepButtons
        back={{ to: '/reklamacje', label: texts.back }}
        submit={hydrated ? (chosen === 0 ? texts.chooseFirst : texts.next(chosen)) : texts.nextPlain}
        loading={submitting}
        disabled={hydrated && chosen === 0}
      />
    </PostForm>
  );
}

/**
 * The demand of the customer. With scripts it is not sent but stored in the browser for the complaint's own page
 * (contract 3.6); without them it goes with the form.
 */
function MethodChoice({ chosen }: { chosen: string }) {
  const hydrated = useHydrated();
  return (
    <Field id="complain_method" label={texts.method} hint={texts.methodHint} optional className="max-w-md">
      {(wiring) => (
        <Select {...wiring} name={hydrated ? undefined : 'complain_method'} defaultValue={chosen || 'first_val'}>
          <option value="first_val">{texts.methodNone}</option>
          {COMPLAINT_METHODS.map((method) => (
            <option key={method} value={method}>
              {complaintTexts.methods[method]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** How many of each line are chosen; a field is put right 750 ms after typing pauses (S5.48). */
function useQuantities(lines: readonly OpenLine[], start: Record<number, number>) {
  const [quantities, setQuantities] = useState(start);
  const waits = useRef(new Map<number, ReturnType<typeof settleLater>>());

  useEffect(() => {
    const pending = waits.current;
    return () => {
      for (const wait of pending.values()) wait.stop();
    };
  }, []);

  function note(line: OpenLine, input: HTMLInputElement) {
    const quantity = parseClaimedQuantity(input.value, line)?.quantity ?? 0;
    setQuantities((current) => ({ ...current, [line.lineId]: quantity }));
  }

  function settle(line: OpenLine, input: HTMLInputElement) {
    // Emptied to be typed anew: there is nothing to put right yet.
    if (input.value === '') return;
    const read = parseClaimedQuantity(input.value, line) ?? { quantity: 0, capped: false };
    const written = String(read.quantity);
    if (input.value !== written) input.value = written;
    if (read.capped) showAlert({ kind: 'warning', text: texts.capped(line.available) });
    note(line, input);
  }

  function typed(lineId: number, event: FormEvent<HTMLInputElement>) {
    const line = lines.find((known) => known.lineId === lineId);
    const input = event.currentTarget;
    if (!line) return;
    note(line, input);
    const wait = waits.current.get(lineId) ?? settleLater(() => settle(line, input));
    waits.current.set(lineId, wait);
    wait.typed();
  }

  return { quantities, typed };
}
