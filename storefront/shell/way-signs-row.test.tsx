import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as footerTexts from '#platform/shell/texts/footer.ts';
import { WaySigns } from './way-signs-row.tsx';

it('shows a sign for each way to pay and to deliver, and says the owner’s name of it', () => {
  const html = renderToStaticMarkup(
    <WaySigns
      ways={{
        payments: [
          { kind: 'blik', name: 'BLIK' },
          { kind: 'card', name: 'Karta płatnicza' },
        ],
        deliveries: [{ kind: 'locker', name: 'Automat paczkowy' }],
      }}
    />,
  );
  const [, payments = '', deliveries = ''] = html.split('<ul');
  expect(payments).toContain(footerTexts.payments);
  expect(payments.match(/<svg/g)).toHaveLength(2);
  expect(payments).toContain('Karta płatnicza');
  expect(deliveries.match(/<svg/g)).toHaveLength(1);
  expect(deliveries).toContain('Automat paczkowy');
});

it('a page without the data of the shop shows none', () => {
  expect(renderToStaticMarkup(<WaySigns ways={undefined} />)).toBe('');
});
