import { expect, it } from 'vitest';
import { parseRecord } from './json-record.ts';

it('a JSON object is itself, anything else null', () => {
  expect(parseRecord('{"a":1,"b":[2]}')).toEqual({ a: 1, b: [2] });
  for (const text of ['[]', 'null', '"a"', '1', '', '{', 'undefined']) expect(parseRecord(text)).toBeNull();
});
