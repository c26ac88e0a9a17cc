import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckIcon } from '#platform/ui/icons/signs.tsx';
import { CHECK } from './mark-cards.ts';

it('the tick of a compared card is rendered like every other tick', () => {
  expect(renderToStaticMarkup(<CheckIcon />)).toContain(CHECK);
});
