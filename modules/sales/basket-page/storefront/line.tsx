import { QuantityField } from '#modules/catalogue/availability/storefront/quantity-field.tsx';
import { usePriceType } from '#modules/catalogue/pricing/storefront/use-money.ts';
import * as priceTexts from '#modules/catalogue/pricing/texts/storefront.ts';
import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import { lineChoices, subscriptionTerms } from '#modules/sales/basket/texts/line-details.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { formatMoney, formatPoints } from '#platform/money/rules/format-money.ts';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { DetailItems } from '#platform/ui/detail-items.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { TrashIcon } from '#platform/ui/icons/objects.tsx';
import { WarningIcon } from '#platform/ui/icons/states.tsx';
import { Link } from '#platform/ui/link.tsx';
import { LineInputs, TICKED_FORM } from './bulk-removal.tsx';
import { LineComment } from './line-comment.tsx';
import { LineFiles, type ShownFile } from './line-files.tsx';
import { LinePhoto } from './line-photo.tsx';
import type { LineRequest } from './use-basket-form.ts';

/** Summaries of disclosures are quiet, so that the button to the order is prominent. */
export const QUIET_SUMMARY = '[&>summary]:font-normal [&>summary]:text-ink-soft [&>summary]:hover:text-ink';

interface LineProps {
  line: BasketLine;
  files: ShownFile[];
  /** Index in the form, from 1: 0 is the gift's. */
  number: number;
  onRequest: (request: LineRequest) => void;
  pending: boolean;
}

export function Line({ line, files, number, onRequest, pending }: LineProps) {
  const priceType = usePriceType();
  const name = line.name || basketScreenTexts.withdrawnName;
  const fullName = line.size === UNIVERSAL_SIZE ? name : basketScreenTexts.nameWithSize(name, line.sizeName);
  const obstacle = basketScreenTexts.obstacle(line.availability, line);
  const obstacleId = `obstacle-${line.lineId}`;
  const orderable = line.availability.kind !== 'unavailable';
  const money = (amount: BasketLine['worth']) => priceTexts.amountOf(formatMoney(amount[priceType]), priceType);
  const worth = line.forPoints ? formatPoints(line.points) : money(line.worth);
  return (
    <li className="grid grid-cols-[min(5.5rem,27%)_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 md:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <LineInputs line={line} number={number} />
      <input type="hidden" name={`held[${number}]`} value="1" />
      <div className="relative">
        <LinePhoto line={line} />
        {/* On the photo: a line does not grow when its box appears. */}
        <label
          title={basketScreenTexts.tickToRemove}
          className="absolute top-0 left-0 hidden size-11 cursor-pointer items-center justify-center group-has-[#basket-actions[open]]/basket:flex"
        >
          <input type="checkbox" form={TICKED_FORM} name={`set_quantity[${number}]`} value="0" />
          <span className="sr-only">
            {basketScreenTexts.tick}: {fullName}
          </span>
        </label>
      </div>
      <div className={classNames('min-w-0', !orderable && 'text-ink-soft')}>
        {/* On a phone at least as high as the photo; the fields that open below use the width of both columns. */}
        <div className="max-md:min-h-[calc(min(5.5rem,27cqw)*1.25-2.75rem)]">
          <Link to={line.link} className="leading-snug font-semibold hover:text-brand hover:underline">
            {name}
          </Link>
          <ul className="mt-1 text-sm text-ink-soft">
            <DetailItems details={[...lineChoices(line), ...subscriptionTerms(line, { priceType })]} />
            {orderable && !line.forPoints && (
              <li className="figures">{basketScreenTexts.unitPrice(money(line.unitPrice), line.unit)}</li>
            )}
          </ul>
          {obstacle && (
            <p id={obstacleId} className="mt-2 flex items-start gap-2 text-sm font-medium text-error">
              <WarningIcon className="size-5" />
              {obstacle}
            </p>
          )}
        </div>
        {orderable && (
          <Disclosure
            title={basketScreenTexts.extras}
            className={classNames('-mb-2.5 text-sm open:mb-0', QUIET_SUMMARY)}
            open={line.comment !== '' || line.commentPrompt !== '' || files.length > 0}
          >
            <div className="grid gap-3 max-md:-ml-[calc(min(5.5rem,27cqw)+1rem)] max-md:pt-2">
              <LineComment
                number={number}
                name={name}
                comment={line.comment}
                prompt={line.commentPrompt}
                obstacleId={obstacle ? obstacleId : undefined}
                onComment={(comment) => onRequest({ comment })}
              />
              <LineFiles line={line} name={name} files={files} />
            </div>
          </Disclosure>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:col-span-1 md:flex-col md:items-end @2xl:flex-row @2xl:flex-nowrap @2xl:items-center @2xl:self-start">
        <div className="order-2 ml-auto text-right md:order-1 @2xl:order-2 @2xl:min-w-24">
          <p className="figures text-lg font-bold whitespace-nowrap">{worth}</p>
          {orderable && obstacle && <p className="text-sm text-ink-soft">{basketScreenTexts.notCounted}</p>}
        </div>
        <div className="order-1 flex flex-wrap items-center gap-2 md:order-2 @2xl:order-1">
          {orderable && (
            <QuantityField
              name={`set_quantity[${number}]`}
              label={basketScreenTexts.quantityOf(fullName)}
              facts={line.facts}
              unit={line}
              defaultValue={line.quantity}
              zeroMeans="remove"
              onQuantity={(quantity) => onRequest({ set_quantity: quantity })}
              pending={pending}
            />
          )}
          <Button
            type="submit"
            form={`remove-${line.lineId}`}
            look="quiet"
            square
            aria-label={basketScreenTexts.removeLine(fullName)}
          >
            <TrashIcon className="size-5" />
          </Button>
        </div>
      </div>
    </li>
  );
}
