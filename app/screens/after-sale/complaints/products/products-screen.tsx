import { type FormEvent, useMemo } from 'react';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import type { FormReply } from '#app/features/platform/forms/form-reply.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { useHydrated } from '#app/features/platform/forms/use-hydrated.ts';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import { isComplaintMethod } from '#rules/after-sale/complaints/complaint-method.ts';
import { countPieces } from '#rules/after-sale/complaints/settle-quantity.ts';
import { complaintProductsTexts as texts } from '#texts/after-sale/complaints.ts';
import { keepMethod } from '#wire/client/complaint.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ProductsData } from './load.server.ts';
import { MethodChoice } from './method-choice.tsx';
import { ProductLine } from './product-line.tsx';
import { type ProductsField, productsForm, quantityName, readQuantity } from './products-form.ts';
import { useQuantities } from './use-quantities.ts';

interface ProductsScreenProps {
  data: ProductsData;
  reply: FormReply<ProductsField> | undefined;
}

export function ProductsScreen({ data: { lines, key }, reply }: ProductsScreenProps) {
  const open = lines.filter(({ free }) => free > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are new with every load, their pieces seldom
  const form = useMemo(() => productsForm(open), [open.map(({ lineId, free }) => `${lineId}:${free}`).join()]);
  const { formProps, field, formError, submitting } = useShopForm(form, { reply, id: 'products' });
  const typedBefore = (name: ProductsField) => reply?.initialValue[name] ?? '';
  const start = open.map((line) => [
    line.lineId,
    readQuantity(typedBefore(quantityName(line.lineId)), line)?.quantity ?? 0,
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
    <PostForm encType="multipart/form-data" {...formProps} onSubmit={handleSubmit} className="mt-6 grid gap-5">
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
      <MethodChoice chosen={typedBefore('complain_method')} />
      {/* S4.47; without scripts the server counts. */}
      <Button type="submit" size="lg" loading={submitting} disabled={hydrated && chosen === 0} className="sm:w-fit">
        {hydrated ? (chosen === 0 ? texts.chooseFirst : texts.next(chosen)) : texts.nextPlain}
      </Button>
    </PostForm>
  );
}
