import { useState } from 'react';
import { ResourceField } from '#modules/back-office/resources/panel/resource-field.tsx';
import type { Faults, TypedField } from '#platform/forms/rules/typed-fields.ts';
import { Section } from '#platform/panel-ui/section.tsx';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { Table } from '#platform/ui/table.tsx';
import { SIZE_TABLE, type SizeValues, sizeFields } from '../../rules/size-fields.ts';
import { sections, sizes as texts, sizeFields as words } from '../../texts/panel-product.ts';
import type { EditedProduct } from './load.server.ts';
import { ReductionHint } from './reduction-hint.tsx';
import { SizeCell } from './size-cell.tsx';

type Name = keyof SizeValues;
const FOLDED = (Object.keys(sizeFields) as Name[]).filter((name) => !SIZE_TABLE.some((shown) => shown === name));

interface SizeSectionProps {
  product: EditedProduct;
  typed: Record<string, string>;
  faults: Faults;
}

/** Sizes as a table, one row to add another, rarely used fields folded. */
export function SizeSection({ product, typed, faults }: SizeSectionProps) {
  const [now, setNow] = useState<Record<string, string>>({});
  const rows = [
    ...product.sizes.map((size) => ({ key: `s${size.id}`, name: size.name, size })),
    { key: product.newSize, name: texts.fresh, size: undefined },
  ];
  return (
    <Section id="rozmiary" title={sections.rozmiary} lead={words.stock.hint}>
      <Table caption={texts.caption}>
        <thead>
          <tr>
            {SIZE_TABLE.map((name) => (
              <th key={name} scope="col">
                {words[name].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          onInput={({ target }) => {
            const { name, value } = target as HTMLInputElement;
            setNow((known) => ({ ...known, [name]: value }));
          }}
        >
          {rows.map(({ key, name, size }) => (
            <tr key={key}>
              {SIZE_TABLE.map((field) => (
                <td key={field}>
                  <SizeCell
                    name={`${key}.${field}`}
                    field={sizeFields[field] as TypedField<unknown>}
                    choices={words[field].choices}
                    label={texts.label(name, words[field].label)}
                    value={typed[`${key}.${field}`] ?? (field === 'status' ? 'enable' : '')}
                    fault={faults[`${key}.${field}`]}
                    placeholder={size === undefined && field === 'name' ? texts.fresh : undefined}
                  />
                  {field === 'price' && size && (
                    <ReductionHint
                      size={size}
                      history={product.histories[size.id] ?? []}
                      now={product.now}
                      price={now[`${key}.price`] ?? typed[`${key}.price`] ?? ''}
                      regular={now[`${key}.regularPrice`] ?? typed[`${key}.regularPrice`] ?? ''}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="text-ink-soft text-sm">{texts.freshHint}</p>
      {product.sizes.map(({ id, name }) => (
        <Disclosure key={id} title={texts.more(name)} open={FOLDED.some((field) => faults[`s${id}.${field}`])}>
          <div className="grid gap-x-5 gap-y-4 py-2 sm:grid-cols-2 xl:grid-cols-4">
            {FOLDED.map((field) => {
              const fault = faults[`s${id}.${field}`];
              return (
                <ResourceField
                  key={field}
                  name={`s${id}.${field}`}
                  field={sizeFields[field] as TypedField<unknown>}
                  words={words[field]}
                  value={typed[`s${id}.${field}`] ?? ''}
                  error={fault && inputFaults[fault]}
                  options={undefined}
                />
              );
            })}
          </div>
        </Disclosure>
      ))}
    </Section>
  );
}
