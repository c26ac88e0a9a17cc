import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBatch } from './mount-batch.ts';

const uri = '/szukaj?text=kubek+100%&page=2&a=%26';
const blocks = { Basket: {}, Snippets: { format: 'json', params: { request_uri: uri } } };
const written = JSON.stringify(blocks);

describe('body of the batch call', () => {
  it.each([
    ['percent-encoded', `request=${encodeURIComponent(written)}`],
    ['form-encoded', new URLSearchParams({ request: written }).toString()],
    ['form-encoded among other fields', `x=1&request=${encodeURIComponent(written)}&y=2`],
    ['raw, with &, + and % inside', `request=${written}`],
    ['encoded without its &', `request=${encodeURI(written)}`],
  ])('S7.07 is read %s', (_, body) => {
    expect(Object.fromEntries(parseBatch(body) ?? [])).toEqual(blocks);
  });

  it.each([
    '',
    'request=',
    'request=[]',
    'request=null',
    'request=1',
    'request={',
    'request=%',
    'Basket={}',
    'request=%7B%',
  ])('is unreadable: %s', (body) => expect(parseBatch(body)).toBeNull());

  it('any request comes back from its encoding, and no text makes it fail', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 10 }), (any) => {
        const body = new URLSearchParams({ request: JSON.stringify(any) }).toString();
        expect(Object.fromEntries(parseBatch(body) ?? [])).toEqual(JSON.parse(JSON.stringify({ ...any })));
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => parseBatch(`request=${text}`) !== undefined));
  });
});
