import type { FormEvent } from 'react';
import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import { CommentControl } from '#platform/forms/storefront/comment-control.tsx';
import { FilesControl } from '#platform/forms/storefront/files-control.tsx';
import { needed, type RenderField } from '#platform/forms/storefront/use-shop-form.ts';
import { Card } from '#platform/ui/card.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { FieldMessages, fieldWiring } from '#platform/ui/field-messages.tsx';
import { NumberStepper } from '#platform/ui/number-stepper.tsx';
import * as texts from '../../texts/products.ts';
import * as complaintTexts from '../../texts/storefront.ts';
import { ATTACHMENT_ACCEPT, ATTACHMENT_HINT, ATTACHMENT_LIMITS } from '../parts/attachment-limits.ts';
import type { ProductsData } from './load.server.ts';
import { commentName, filesName, type ProductsField, quantityName } from './products-form.ts';

interface ProductLineProps {
  line: ProductsData['lines'][number];
  field: RenderField<ProductsField>;
  quantity: number;
  onTyped: (event: FormEvent<HTMLInputElement>) => void;
}

/** One product of the order: how many, what is wrong with it, and pictures of that. */
export function ProductLine({ line, field, quantity, onTyped }: ProductLineProps) {
  const { lineId, name, details, photo, photoTone, free, step, available, bought } = line;
  const head = (
    <div className="flex min-w-0 flex-1 basis-full gap-4 sm:basis-0">
      <OrderPhoto photo={photo} tone={photoTone} />
      <div className="min-w-0">
        <h2 className="type-minor">{name}</h2>
        {details.map((text) => (
          <p key={text} className="text-sm wrap-anywhere text-ink-soft">
            {text}
          </p>
        ))}
        <p className="figures text-sm text-ink-soft">{free > 0 ? texts.available(available) : bought}</p>
      </div>
    </div>
  );
  if (free === 0) {
    return (
      <Card className="grid gap-3">
        {head}
        <p className="text-sm text-ink-soft">{texts.none}</p>
      </Card>
    );
  }
  const { control, error, defaultValue } = field(quantityName(lineId));
  return (
    <Card className={classNames(quantity > 0 && 'border-brand')}>
      <div className="flex flex-wrap items-start justify-end gap-4">
        {head}
        {/* Problems of it leaves the field at the edge. */}
        <div className="grid justify-items-end">
          <NumberStepper
            id={control.id}
            name={control.name}
            label={texts.quantityOf(name)}
            min={0}
            max={free}
            step={step.step}
            defaultValue={defaultValue ?? '0'}
            onInput={onTyped}
            {...fieldWiring(control.id, undefined, error)}
          />
          <FieldMessages controlId={control.id} error={error} />
        </div>
      </div>
      {/* Without scripts the fields stand open; the server asks only for those of a chosen product. */}
      <div className={classNames('mt-5 max-w-[43.75rem] gap-5', quantity > 0 ? 'grid' : 'hidden noscript:grid')}>
        <CommentControl field={needed(field(commentName(lineId)))} label={texts.description} />
        <FilesControl
          field={field(filesName(lineId))}
          label={complaintTexts.attachments}
          hint={ATTACHMENT_HINT}
          limits={ATTACHMENT_LIMITS}
          accept={ATTACHMENT_ACCEPT}
        />
      </div>
    </Card>
  );
}
