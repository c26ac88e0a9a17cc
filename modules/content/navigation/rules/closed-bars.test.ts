import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/time/rules/units.ts';
import {
  barCookieDays,
  barCookies,
  type ClosedBarsMemory,
  closeBar,
  closedBarsKey,
  closedUntilKey,
  isBarClosed,
} from './closed-bars.ts';

const nothing: ClosedBarsMemory = { list: null, until: null };
const now = Date.UTC(2025, 10, 15);

describe('closed bars', () => {
  it('S4.27 a closed bar joins the list once', () => {
    const once = closeBar(nothing, 'rebate_code_bar', now);
    expect(once.list).toBe('["rebate_code_bar"]');
    expect(closeBar(once, 'rebate_code_bar', now).list).toBe(once.list);
    expect(closeBar(once, 'free_shipping_bar', now).list).toBe('["rebate_code_bar","free_shipping_bar"]');
  });

  it('S4.27 each bar has the cookie of the wire contract', () => {
    expect(barCookies).toEqual({
      free_shipping_bar: 'freeeshipping_clicked',
      rebate_code_bar: 'rabateCode_clicked',
    });
  });

  it('S9.50 the memory lasts one day', () => {
    expect(barCookieDays).toBe(1);
    const memory = closeBar(nothing, 'rebate_code_bar', now);
    expect(isBarClosed(memory, false, 'rebate_code_bar', now + DAY_MS - 1)).toBe(true);
    expect(isBarClosed(memory, false, 'rebate_code_bar', now + DAY_MS)).toBe(false);
  });

  it.each([
    ['the cookie alone', nothing, true, true],
    ['the list alone', { list: '["rebate_code_bar"]', until: null }, false, true],
    ['another bar in the list', { list: '["free_shipping_bar"]', until: null }, false, false],
    ['nothing', nothing, false, false],
  ])('S4.27 with %s', (_, memory, cookie, closed) => {
    expect(isBarClosed(memory, cookie, 'rebate_code_bar', now)).toBe(closed);
  });

  it.each(['', 'not json', '{"a":1}', '7', 'null', '[1]'])('a spoilt memory %j counts as empty', (spoilt) => {
    expect(isBarClosed({ list: spoilt, until: spoilt }, false, 'rebate_code_bar', now)).toBe(false);
    expect(closeBar({ list: spoilt, until: spoilt }, 'rebate_code_bar', now).list).toBe('["rebate_code_bar"]');
  });

  it('stores only times as ends', () => {
    const until = JSON.stringify({ free_shipping_bar: now + 5, other: 'x', rebate_code_bar: null });
    expect(JSON.parse(closeBar({ list: null, until }, 'rebate_code_bar', now).until)).toEqual({
      free_shipping_bar: now + 5,
      rebate_code_bar: now + DAY_MS,
    });
    expect(JSON.parse(closeBar({ list: null, until: '["x",5]' }, 'rebate_code_bar', now).until)).toEqual({
      rebate_code_bar: now + DAY_MS,
    });
    expect([closedBarsKey, closedUntilKey]).toEqual(['closedBars', 'closedBarsUntil']);
  });

  it('entries of other parts of the page are kept', () => {
    expect(closeBar({ list: '["other",5]', until: null }, 'rebate_code_bar', now).list).toBe(
      '["other","rebate_code_bar"]',
    );
  });
});
