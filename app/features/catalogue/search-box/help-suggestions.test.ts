import { expect, it } from 'vitest';
import { helpSuggestions } from './help-suggestions.ts';

it('X.56 a question about the shop suggests its screen, a product none', () => {
  expect(helpSuggestions('zwrot towaru')).toEqual([{ name: 'Zwroty', link: '/zwroty' }]);
  expect(helpSuggestions('reklamacja')).toEqual([{ name: 'Reklamacje', link: '/reklamacje' }]);
  expect(helpSuggestions('kurtka zwrot')).toEqual([]);
});
