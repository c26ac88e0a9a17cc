import { expect, it } from 'vitest';
import { isInShare, newTraceId, parseTraceparent } from './span.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

it.each([
  [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN, isSampled: true }],
  [`00-${TRACE}-${SPAN}-00`, { traceId: TRACE, spanId: SPAN, isSampled: false }],
  [`00-${'0'.repeat(32)}-${SPAN}-01`, null],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, null],
  [`01-${TRACE}-${SPAN}-01`, null],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`, null],
  [undefined, null],
])('O.52 %s begins the trace %j', (header, meant) => {
  expect(parseTraceparent(header)).toEqual(meant);
});

it('O.52 a share of the traces is kept, all of them or none', () => {
  const ids = Array.from({ length: 4000 }, newTraceId);
  expect(ids.filter((id) => isInShare(id, 1))).toHaveLength(4000);
  expect(ids.filter((id) => isInShare(id, 0))).toHaveLength(0);
  const tenth = ids.filter((id) => isInShare(id, 0.1)).length;
  expect(tenth).toBeGreaterThan(250);
  expect(tenth).toBeLessThan(550);
});
