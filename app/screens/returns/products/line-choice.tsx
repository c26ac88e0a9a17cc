import type { FieldState } from '#app/features/forms/use-shop-form.ts';
import { returnsTexts } from '#texts/returns.ts';
import { quantityWithUnit } from '#texts/units.ts';
import { QuantityControl } from '../../../features/claimed-quantity/quantity-control.tsx';
import { CommentControl } from '../../../features/forms/comment-control.tsx';
import { OrderPhoto } from '../../../features/own-order/order-photo.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { ShownReturnLine } from './load.server.ts';
import { commentOf, lineField, quantityField } from './products-form.ts';

interface LineChoiceProps {
  line: ShownReturnLine;
  field: (name: string) => FieldState;
}

const texts = returnsTexts.products;

/** One line of the order: is it sent back, and how much of it. */
export function LineChoice({ line, field }: LineChoiceProps) {
  const { lineId, name, photo, photoTone, details, bought, obstacle } = line;
  if (obstacle) {
    return (
      <li className="flex gap-4 p-4 text-ink-soft">
        <OrderPhoto photo={photo} tone={photoTone} />
        <div className="min-w-0">
          <p>{name}</p>
          {details && <p className="text-sm">{details}</p>}
          <p className="mt-1 text-sm">{obstacle}</p>
        </div>
      </li>
    );
  }
  const chosen = field(lineField(lineId));
  const comment = field(commentOf(lineId));
  return (
    <li className="group/line p-4 has-checked:bg-brand-soft">
      <div className="flex gap-4">
        <OrderPhoto photo={photo} tone={photoTone} />
        <Checkbox
          {...chosen.control}
          defaultChecked={chosen.defaultChecked}
          className="min-w-0 flex-1"
          label={
            <>
              <span className="sr-only">{texts.choose('')}</span>
              <span className="font-semibold">{name}</span>
              <span className="block text-sm text-ink-soft">{[details, bought].filter(Boolean).join(' · ')}</span>
            </>
          }
        />
      </div>
      <div className="mt-3 hidden gap-3 group-has-checked/line:grid sm:pl-20">
        <div className="flex flex-wrap items-center gap-3">
          <span className="font-medium">{texts.quantity}</span>
          <QuantityControl
            field={field(quantityField(lineId))}
            label={`${texts.quantity}: ${name}`}
            line={line}
            tooMany={(most) => texts.tooMany(most, line)}
          />
          <span className="text-ink-soft">{texts.available(quantityWithUnit(line.most, line))}</span>
        </div>
        <details open={line.comment !== ''}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            {texts.commentOpen}
          </summary>
          <CommentControl field={comment} label={texts.comment} />
        </details>
      </div>
    </li>
  );
}
