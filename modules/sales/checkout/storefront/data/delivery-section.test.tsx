import { readFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DeliverySection } from './delivery-section.tsx';

const SUMS = ['+ 1 zł', '+ 2 zł', '+ 3 zł', '+ 4 zł', '+ 5 zł', '+ 6 zł', '+ 7 zł'];

const couriers = ['', ...SUMS].map((onDelivery, index) => ({
  name: `Kurier ${index}`,
  kind: 'courier' as const,
  needsPoint: false,
  prepaid: 'prepaid' as const,
  chosen: false,
  value: `${index}-1`,
  cost: '15 zł',
  onDelivery,
  when: '',
  place: '',
}));

const field = (name: string) => ({ control: { id: name, name }, defaultValue: '', error: undefined });

it('the styles show each surcharge for paying the courier, or that it depends when there are more sums than rules', async () => {
  const html = renderToString(
    <DeliverySection
      couriers={couriers}
      surcharges={SUMS}
      locations={[]}
      tooHeavy={false}
      sent="parcel"
      field={field as Parameters<typeof DeliverySection>[0]['field']}
    />,
  );
  const marks = [...html.matchAll(/data-choice="(\w+-1|\w+)-address/g)].map(([, mark]) => mark ?? '');
  const styles = await readFile(new URL('./order-data.css', import.meta.url), 'utf8');
  const shown = marks.map(
    (mark) => new RegExp(`\\^="${mark}-"\\]:checked\\) \\.courier-surcharge:([\\w-]+(?:\\(\\d\\))?)`).exec(styles)?.[1],
  );
  const own = [1, 2, 3, 4, 5].map((place) => `nth-child(${place})`);
  expect(shown).toEqual([undefined, ...own, 'last-child', 'last-child']);
});
