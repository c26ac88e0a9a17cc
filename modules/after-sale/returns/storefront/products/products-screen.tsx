import { useMemo, useState } from 'react';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Field } from '#platform/ui/field.tsx';
import { StepButtons } from '#platform/ui/step-buttons.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as returnsProductsTexts from '../../texts/products.ts';
import * as returnsStatusTexts from '../../texts/status.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { CLAIM_TILES } from '../claim-line.tsx';
import { ReturnFrame } from '../return-frame.tsx';
import { LineChoice } from './line-choice.tsx';
import type { ShownReturnProducts } from './load.server.ts';
import { PhotoChoice } from './photo-choice.tsx';
import { commentOf, lineField, productsForm, quantityField } from './products-form.ts';

/** S2.67: which products and how many. */
export function ProductsScreen({ step, reply }: { step: ShownReturnProducts; reply: FormReply | undefined }) {
  const { lines, orderNumber, draft, obstacle, isUnsent, changed, reason, photos } = step;
  const form = useMemo(() => productsForm(lines.map(({ lineId }) => lineId)), [lines]);
  const kept = lines.flatMap((line) => [
    [lineField(line.lineId), line.chosen],
    [quantityField(line.lineId), String(line.quantity)],
    [commentOf(line.lineId), line.comment],
  ]);
  const { formProps, field, formError, submitting } = useShopForm(form, {
    reply,
    id: 'return-products',
    defaultValue: { reason, ...Object.fromEntries(kept) },
  });
  // A changed field invalidates the error of the form.
  const [corrected, setCorrected] = useState<FormReply>();
  const reasonField = field('reason');
  return (
    <ReturnFrame step="products" title={returnsProductsTexts.title} orderNumber={orderNumber} draft={draft}>
      {obstacle ? (
        <Message kind="info">
          <p>{obstacle}</p>
          <p className="flex flex-wrap gap-x-6">
            {isUnsent && (
              <TextLink to="/zamowienie/sprawdz" className="inline-block py-2.5">
                {orderLookupTexts.title}
              </TextLink>
            )}
            <TextLink to="/zwroty" className="inline-block py-2.5">
              {returnsStatusTexts.all}
            </TextLink>
          </p>
        </Message>
      ) : (
        <PostForm
          encType="multipart/form-data"
          {...formProps}
          onChange={() => setCorrected(reply)}
          className="grid gap-6"
        >
          {changed && (
            <Message kind="warning">
              <p>{returnsProductsTexts.changed}</p>
            </Message>
          )}
          <FormError text={reply === corrected ? undefined : formError} />
          <ul className={CLAIM_TILES}>
            {lines.map((line) => (
              <LineChoice key={line.lineId} line={line} field={field} />
            ))}
          </ul>
          <Card className="grid gap-5 xl:grid-cols-2">
            <Field id={reasonField.control.id} label={returnsProductsTexts.reason} optional>
              {(wiring) => (
                <Select {...wiring} name="reason" defaultValue={reasonField.defaultValue ?? ''}>
                  {Object.entries(returnsProductsTexts.reasons).map(([value, name]) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <PhotoChoice photos={photos} field={field('photos')} />
          </Card>
          <StepButtons
            back={{ to: '/zwroty', label: returnsTexts.back }}
            submit={returnsTexts.next}
            loading={submitting}
          />
        </PostForm>
      )}
    </ReturnFrame>
  );
}
