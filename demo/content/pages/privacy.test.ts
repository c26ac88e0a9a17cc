import { expect, it } from 'vitest';
import { VIEWED_DAYS } from '#modules/catalogue/recommendations/rules/zones.ts';
import { privacyPage } from './privacy.ts';

it('the table of cookies names the viewed products, and how long they are known', () => {
  const row = privacyPage.body.split('</tr>').find((line) => line.includes('„Ostatnio oglądane”'));
  expect(row).toContain(`<td>${VIEWED_DAYS} dzień</td>`);
});
