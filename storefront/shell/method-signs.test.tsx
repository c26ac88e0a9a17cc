import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as footerTexts from '#platform/shell/texts/footer.ts';
import { MethodSigns } from './method-signs.tsx';

it('shows a sign for each payment and delivery method with the owner’s name of it', () => {
  const html = renderToStaticMarkup(
    <MethodSigns
      methods={{
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

it('shows none on a page without the data of the shop', () => {
  expect(renderToStaticMarkup(<MethodSigns methods={undefined} />)).toBe('');
});
