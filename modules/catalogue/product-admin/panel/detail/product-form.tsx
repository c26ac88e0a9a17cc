import { useRef } from 'react';
import { Form } from 'react-router';
import { ResourceField } from '#modules/back-office/resources/panel/resource-field.tsx';
import { lookAgain } from '#modules/back-office/resources/texts/panel.ts';
import type { TypedField } from '#platform/forms/rules/typed-fields.ts';
import { Section } from '#platform/panel-ui/section.tsx';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { type ProductValues, productFields } from '../../rules/product-fields.ts';
import { draft as draftTexts, save, sections, fields as words } from '../../texts/panel-product.ts';
import { ConfirmBundle } from '../underpriced/confirm-bundle.tsx';
import type { EditAnswer } from './action.server.ts';
import { wordsOf } from './differences.tsx';
import type { EditedProduct } from './load.server.ts';
import { Maker } from './maker.tsx';
import { SizeSection } from './size-section.tsx';
import { Description, Parts, Questions } from './special-fields.tsx';
import { useAutosave } from './use-autosave.ts';

type Name = keyof ProductValues;

const GROUPS: { id: keyof typeof sections; names: Name[] }[] = [
  {
    id: 'podstawowe',
    names: [
      ...(['name', 'code', 'categoryId', 'producerId', 'seriesId', 'type'] as const),
      ...(['visible', 'isNew', 'isBestseller', 'isPromotion', 'promotionUntil', 'forPoints'] as const),
    ],
  },
  { id: 'opis', names: ['description', 'longDescription'] },
  { id: 'wersje', names: ['versionOf', 'versionName', 'versionTone', 'bundleParts', 'configurator'] },
  { id: 'cechy', names: ['traits'] },
  { id: 'bezpieczenstwo', names: ['safetyWarnings', 'withdrawalBar', 'warrantyId'] },
  {
    id: 'dostawa',
    names: [
      ...([
        'vatPermille',
        'unit',
        'unitPlural',
        'unitSellby',
        'unitPrecision',
        'measureAmount',
        'measureUnit',
      ] as const),
      ...(['weight', 'minQuantityPerOrder', 'maxQuantityPerOrder'] as const),
      ...(['minSizeQuantityPerOrder', 'maxSizeQuantityPerOrder', 'subscriptionDays'] as const),
      ...(['subscriptionRebatePercent', 'minimumQuantitySubscription', 'commentPrompt', 'soldElsewhere'] as const),
    ],
  },
  { id: 'adres', names: ['slug', 'oldAddresses'] },
];

interface ProductFormProps {
  product: EditedProduct;
  answer: EditAnswer | undefined;
}

/** Everything the product's page shows, in one form: it is saved as a whole, or not at all. */
export function ProductForm({ product, answer }: ProductFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const kept = useAutosave(form, product.mayChange) ?? answer?.draft;
  const typed = answer?.typed ?? product.typed;
  const faults = answer?.faults ?? {};
  const names = Object.keys(faults);
  const { mayChange } = product;
  const underpriced = answer?.underpriced ?? product.underpriced;
  return (
    <Form ref={form} method="post" noValidate>
      <input type="hidden" name="version" value={answer?.version ?? product.version} />
      <input type="hidden" name="opened" value={JSON.stringify(answer?.opened ?? product.opened)} />
      {names.length > 0 && (
        <Message kind="error" className="mb-4">
          {lookAgain(names.map(wordsOf))}
        </Message>
      )}
      <fieldset disabled={!mayChange} className="grid min-w-0 gap-4">
        {underpriced && <ConfirmBundle bundle={underpriced} isRefused={answer?.underpriced !== undefined} />}
        {GROUPS.map(({ id, names: own }) => (
          <div key={id} className="contents">
            <Section title={sections[id]} id={id}>
              <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
                {own.map((name) => {
                  const asked = { name, words: words[name], value: typed[name] ?? '' };
                  const error = faults[name] && inputFaults[faults[name]];
                  if (id === 'opis') return <Description key={name} {...asked} error={error} disabled={!mayChange} />;
                  if (name === 'bundleParts') return <Parts key={name} {...asked} error={error} product={product} />;
                  if (name === 'configurator') return <Questions key={name} {...asked} error={error} />;
                  const field = productFields[name] as TypedField<unknown>;
                  return (
                    <ResourceField key={name} {...asked} field={field} error={error} options={product.options[name]} />
                  );
                })}
              </div>
              {id === 'bezpieczenstwo' && <Maker maker={product.maker} />}
            </Section>
            {id === 'opis' && <SizeSection product={product} typed={typed} faults={faults} />}
          </div>
        ))}
        {mayChange && (
          <div className="bulk-bar sticky bottom-[calc(var(--thumb-bar)+0.5rem)] z-10">
            <Button type="submit" name="intent" value="save">
              {save}
            </Button>
            <Button type="submit" name="intent" value="draft" look="secondary">
              {draftTexts.save}
            </Button>
            <span role="status" className="text-ink-soft text-sm">
              {kept && draftTexts.kept(kept.at)}
            </span>
            {kept && (
              <ButtonLink to={kept.preview} look="quiet" size="sm" reloadDocument target="_blank">
                {draftTexts.preview}
              </ButtonLink>
            )}
          </div>
        )}
      </fieldset>
    </Form>
  );
}
