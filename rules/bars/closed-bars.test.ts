import { describe, expect, it } from 'vitest';
import { addClosedBar, barCookieDays, barCookies, readClosedBars } from './closed-bars.ts';

describe('closed bars', () => {
  it('S4.27 a closed bar joins the list once', () => {
    const once = addClosedBar(null, 'rebate_code_bar');
    expect(once).toBe('["rebate_code_bar"]');
    expect(addClosedBar(once, 'rebate_code_bar')).toBe(once);
    expect(readClosedBars(addClosedBar(once, 'free_shipping_bar'))).toEqual(['rebate_code_bar', 'free_shipping_bar']);
  });

  it('S4.27 each bar has the cookie of the wire contract', () => {
    expect(barCookies).toEqual({
      free_shipping_bar: 'freeeshipping_clicked',
      rebate_code_bar: 'rabateCode_clicked',
    });
  });

  it('S9.50 the cookie lasts one day', () => {
    expect(barCookieDays).toBe(1);
  });

  it.each([null, '', 'not json', '{"a":1}', '7', 'null'])('a spoilt list %j counts as empty', (stored) => {
    expect(readClosedBars(stored)).toEqual([]);
  });

  it('entries of other parts of the page are kept', () => {
    expect(addClosedBar('["other",5]', 'rebate_code_bar')).toBe('["other","rebate_code_bar"]');
  });
});
