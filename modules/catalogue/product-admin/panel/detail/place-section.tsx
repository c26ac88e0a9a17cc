import { useFetcher } from 'react-router';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import { type ActAnswer, ActResult } from '#platform/panel-ui/action-result.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Table } from '#platform/ui/table.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { sections, shopStock as texts } from '../../texts/panel-product.ts';
import type { EditedProduct } from './load.server.ts';

/** How much of each size is in which of the owner's own shops. */
export function PlaceSection({ product: { sizes, places, mayCount } }: { product: EditedProduct }) {
  const { locations, amounts } = places;
  const { data, Form } = useFetcher<ActAnswer>();
  return (
    <Section id="sklepy" title={sections.sklepy} lead={texts.lead}>
      <ActResult answer={data} />
      {locations.length === 0 && <p>{texts.none}</p>}
      {locations.length > 0 && (
        <Form method="post" key={JSON.stringify(amounts)} className="grid gap-3">
          <Table caption={sections.sklepy}>
            <thead>
              <tr>
                <th scope="col">{texts.size}</th>
                {locations.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sizes.map((size) => (
                <tr key={size.id}>
                  <th scope="row">{size.name}</th>
                  {locations.map(({ id, name }) => (
                    <td key={id}>
                      <Input
                        name={`place.${size.id}.${id}`}
                        defaultValue={formatQuantity(amounts[`${size.id}.${id}`] ?? 0)}
                        aria-label={texts.label(size.name, name)}
                        inputMode="decimal"
                        disabled={!mayCount}
                        className="figures w-20"
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
          {mayCount && (
            <div>
              <Button type="submit" name="intent" value="places" look="secondary">
                {texts.save}
              </Button>
            </div>
          )}
        </Form>
      )}
    </Section>
  );
}
