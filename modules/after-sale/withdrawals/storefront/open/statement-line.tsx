import { ClaimLine } from '#modules/after-sale/returns/storefront/claim-line.tsx';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import type { RenderField } from '#platform/forms/storefront/use-shop-form.ts';
import * as withdrawalTexts from '../../texts/storefront.ts';
import { lineField, quantityField, type StatementField } from '../withdrawal-steps.tsx';
import type { ShownStatement } from './load.server.ts';

interface StatementLineProps {
  line: ShownStatement['lines'][number];
  field: RenderField<StatementField>;
}

const texts = withdrawalTexts.statement;

/** One line: is it withdrawn from, how much of it, and until when; or why it cannot be. */
export function StatementLine({ line, field }: StatementLineProps) {
  const { lineId, details, deadline, complained, unopened, of } = line;
  return (
    <ClaimLine
      line={line}
      chosen={field(lineField(lineId))}
      quantity={field(quantityField(lineId))}
      notes={[details, deadline, complained, unopened]}
      texts={{ quantity: texts.quantity, of, tooMany: (max) => texts.tooMany(quantityWithUnit(max, line)) }}
    />
  );
}
