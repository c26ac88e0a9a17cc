import { useEffect, useRef } from 'react';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { useTypedSearch } from '#platform/panel-ui/use-typed-search.ts';
import { Button } from '#platform/ui/button.tsx';
import { FieldMessages, fieldWiring } from '#platform/ui/field-messages.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import * as texts from '../texts/panel.ts';
import type { PhoneAnswer } from './action.server.ts';
import type { PhoneScreen, ShownGoods } from './load.server.ts';
import type { ShownLine } from './phone-form.server.ts';

export const ADDRESS = '/zaplecze/zamowienia/telefon';

export function PhoneGoods({ answer }: { answer: PhoneAnswer | undefined }) {
  const { data, ask } = useTypedSearch<PhoneScreen>();
  const field = useRef<HTMLInputElement>(null);
  const goods = data?.goods ?? answer?.goods;
  const isAdded = Boolean(answer?.done);

  // A line was added: the field is ready for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is one submission
  useEffect(() => {
    if (!field.current || !answer) return;
    field.current.value = '';
    if (isAdded) field.current.focus();
    void ask(ADDRESS);
  }, [answer]);

  return (
    <Section title={texts.goods}>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          ref={field}
          label={texts.search}
          hint={texts.searchHint}
          name="search"
          type="search"
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => ask(`${ADDRESS}?szukaj=${encodeURIComponent(target.value)}`)}
        />
        <span className="grid sm:pt-[calc(1lh+0.375rem)]">
          <Button type="submit" name="intent" value="search" look="secondary">
            {texts.find}
          </Button>
        </span>
      </div>
      <div role="status">{goods && <Found goods={goods} />}</div>
      <Lines lines={answer?.lines ?? []} faults={answer?.faults} />
    </Section>
  );
}

function Found({ goods: { text, found } }: { goods: ShownGoods }) {
  if (found.length === 0) return <p>{texts.notFound(text)}</p>;
  return (
    <ul aria-label={texts.found} className="divide-y divide-line rounded-md border border-line">
      {found.flatMap(({ name, sizes }) =>
        sizes.map((size) => (
          <li key={size.line} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
            <span>
              {[name, size.name].filter(Boolean).join(', ')}
              <span className="figures block text-ink-soft text-sm">{size.detail}</span>
            </span>
            <Button
              type="submit"
              name="intent"
              value="add"
              formAction={`${ADDRESS}?dodaj=${encodeURIComponent(size.line)}`}
              look="secondary"
              size="sm"
              aria-label={texts.addOf([name, size.name].filter(Boolean).join(', '))}
            >
              {texts.add}
            </Button>
          </li>
        )),
      )}
    </ul>
  );
}

function Lines({ lines, faults }: { lines: readonly ShownLine[]; faults: PhoneAnswer['faults'] }) {
  if (lines.length === 0) return <p className="text-ink-soft">{texts.noLines}</p>;
  return (
    <ul aria-label={texts.lines} className="grid gap-2">
      {lines.map(({ productId, size, quantity, name, code }, at) => {
        const line = `${productId}/${size}`;
        const field = `quantity-${at}`;
        const fault = faults?.[field];
        return (
          <li key={line} className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-center gap-3">
            <input type="hidden" name={`line-${at}`} value={line} />
            <span>
              {name || texts.gone}
              <span className="figures block text-ink-soft text-sm">{code}</span>
            </span>
            <Input
              key={quantity}
              {...fieldWiring(field, undefined, fault)}
              name={field}
              defaultValue={quantity}
              aria-label={texts.quantity(name)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
            />
            <Button
              type="submit"
              name="intent"
              value="remove"
              formAction={`${ADDRESS}?usun=${encodeURIComponent(line)}`}
              look="quiet"
              size="sm"
              aria-label={texts.removeOf(name)}
            >
              {texts.remove}
            </Button>
            {fault && (
              <div className="col-span-full -mt-2">
                <FieldMessages controlId={field} error={fault} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
