import type { FieldState } from '#app/features/forms/use-shop-form.ts';
import { quantityWithUnit } from '#texts/units.ts';
import { withdrawalTexts } from '#texts/withdrawal.ts';
import { QuantityControl } from '../../../features/claimed-quantity/quantity-control.tsx';
import { OrderPhoto } from '../../../features/own-order/order-photo.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { lineField, quantityField } from '../statement-form.ts';
import type { ShownStatement } from './load.server.ts';

interface StatementLineProps {
  line: ShownStatement['lines'][number];
  field: (name: string) => FieldState;
}

const texts = withdrawalTexts.statement;

/** One line: is it withdrawn from, how much of it, and until when; or why it cannot be. */
export function StatementLine({ line, field }: StatementLineProps) {
  const { lineId, name, photo, photoTone, details, deadline, obstacle, of } = line;
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
              <span className="font-semibold">{name}</span>
              {details && <span className="block text-sm text-ink-soft">{details}</span>}
              <span className="block text-sm text-ink-soft">{deadline}</span>
            </>
          }
        />
      </div>
      <div className="mt-3 hidden flex-wrap items-center gap-3 group-has-checked/line:flex sm:pl-20">
        <span className="font-medium">{texts.quantity}</span>
        <QuantityControl
          field={field(quantityField(lineId))}
          label={`${texts.quantity}: ${name}`}
          line={line}
          tooMany={(most) => texts.tooMany(quantityWithUnit(most, line))}
        />
        <span className="text-ink-soft">{of}</span>
      </div>
    </li>
  );
}
