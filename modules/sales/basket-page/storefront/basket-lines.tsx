import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import type { LineName } from '#modules/sales/basket/rules/line-files.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { BulkRemoval, LineInputs } from './bulk-removal.tsx';
import { Line, QUIET_SUMMARY } from './line.tsx';
import { FileForms, type ShownFile } from './line-files.tsx';
import { KeepBasket } from './save-basket.tsx';
import { ShareBasket } from './shared-basket.tsx';
import { type LineRequest, useBasketForm } from './use-basket-form.ts';

interface BasketLinesProps {
  lines: BasketLine[];
  files: (ShownFile & LineName)[];
  /** Called with removed lines, so that they can be restored. */
  onRemove: (lines: BasketLine[]) => void;
}

/** All lines in one form: a changed quantity is sent at once, or with the button when there is no script. */
export function BasketLines({ lines, files, onRemove }: BasketLinesProps) {
  const { form, pending, sendLine, handleSubmit } = useBasketForm(lines);
  const available = lines.filter((line) => line.availability.kind !== 'unavailable');
  const unavailable = lines.filter((line) => line.availability.kind === 'unavailable');
  const numbered = [...available, ...unavailable];
  /** With the quantity in its field, which the server may not have answered yet. */
  const asSet = (line: BasketLine): BasketLine => {
    const field = form.current?.elements.namedItem(`set_quantity[${numbered.indexOf(line) + 1}]`);
    const quantity = field instanceof HTMLInputElement ? field.valueAsNumber : Number.NaN;
    return quantity > 0 ? { ...line, quantity } : line;
  };
  const handleRequest = (line: BasketLine, request: LineRequest) => {
    sendLine(line, request);
    // S5.02
    if ('set_quantity' in request && request.set_quantity === 0) onRemove([line]);
  };
  const filesOf = (line: BasketLine) => files.filter((file) => isOfLine(file, line));
  const renderLine = (line: BasketLine) => (
    <Line
      key={line.lineId}
      line={line}
      files={filesOf(line)}
      number={numbered.indexOf(line) + 1}
      onRequest={(request) => handleRequest(line, request)}
      pending={pending}
    />
  );
  return (
    <div className="group/basket min-w-0">
      <div className="rounded-lg border border-line bg-surface px-[min(1.25rem,5vw)] md:px-6">
        <form
          ref={form}
          className="@container"
          method="post"
          action="/basketchange.php?type=multiproduct"
          onSubmit={handleSubmit}
          aria-busy={pending}
        >
          {available.length > 0 && (
            <ul aria-label={basketScreenTexts.lines} className="divide-y divide-line">
              {available.map(renderLine)}
            </ul>
          )}
          {unavailable.length > 0 && (
            <section
              aria-labelledby="unavailable-title"
              className="mx-[max(-1rem,-4vw)] border-line bg-surface-2 px-[min(1rem,4vw)] pt-5 not-first:border-t first:rounded-t-lg md:-mx-6 md:px-6"
            >
              <h2 id="unavailable-title" className="type-sub">
                {basketScreenTexts.unavailable}
              </h2>
              <p className="text-sm text-ink-soft">{basketScreenTexts.unavailableText}</p>
              <ul aria-label={basketScreenTexts.unavailable} className="divide-y divide-line">
                {unavailable.map(renderLine)}
              </ul>
            </section>
          )}
          <noscript>
            <Button type="submit" look="secondary" className="my-4">
              {basketScreenTexts.recount}
            </Button>
          </noscript>
        </form>
        <Disclosure
          id="basket-actions"
          title={basketScreenTexts.actions}
          className={classNames('border-t border-line py-1', QUIET_SUMMARY)}
        >
          <div className="-mx-3.5 grid justify-items-start gap-x-3 gap-y-1 md:flex md:flex-wrap">
            <KeepBasket lines={lines} />
            <BulkRemoval
              lines={numbered}
              onSubmit={handleSubmit}
              onRemove={(removed) => onRemove(removed.map(asSet))}
            />
          </div>
          <div className="pb-4">
            <ShareBasket lines={lines} />
          </div>
        </Disclosure>
      </div>
      {available.map((line) => (
        <FileForms key={line.lineId} line={line} files={filesOf(line)} onSubmit={handleSubmit} />
      ))}
      {lines.map((line) => (
        <form
          key={line.lineId}
          id={`remove-${line.lineId}`}
          method="post"
          action="/basketchange.php?type=multiproduct"
          onSubmit={(event) => {
            handleSubmit(event);
            onRemove([asSet(line)]);
          }}
        >
          <LineInputs line={line} number={1} />
          <input type="hidden" name="set_quantity[1]" value="0" />
        </form>
      ))}
    </div>
  );
}

function isOfLine(file: LineName, line: BasketLine): boolean {
  const isSame = (name: keyof LineName) => file[name] === line[name];
  return isSame('productId') && isSame('size') && isSame('additional') && isSame('forPoints');
}
