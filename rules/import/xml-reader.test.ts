import fc from 'fast-check';
import { expect, it } from 'vitest';
import { XmlReader } from './xml-reader.ts';

const read = (...pieces: string[]) => {
  const reader = new XmlReader();
  const events = pieces.flatMap((piece) => reader.push(piece));
  reader.end();
  return events;
};

const FILE = `<?xml version="1.0"?>
<!-- oferta > -->
<offers><o id='1' url="a?b=1&amp;c=2>3"><name><![CDATA[Kubek <żółty> & duży]]></name><i/>&#281;&#xF3;</o></offers>
`;

it('X.33 reads elements, attributes, texts, character data and entities', () => {
  expect(read(FILE).filter((event) => event.kind !== 'text' || event.text.trim() !== '')).toEqual([
    { kind: 'open', name: 'offers', attributes: {} },
    { kind: 'open', name: 'o', attributes: { id: '1', url: 'a?b=1&c=2>3' } },
    { kind: 'open', name: 'name', attributes: {} },
    { kind: 'text', text: 'Kubek <żółty> & duży' },
    { kind: 'close', name: 'name' },
    { kind: 'open', name: 'i', attributes: {} },
    { kind: 'close', name: 'i' },
    { kind: 'text', text: 'ęó' },
    { kind: 'close', name: 'o' },
    { kind: 'close', name: 'offers' },
  ]);
});

it('X.33 it does not matter where the file is cut into pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: FILE.length - 1 })), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), FILE.length];
      const pieces = places.slice(1).map((end, index) => FILE.slice(places[index], end));
      expect(read(...pieces)).toEqual(read(FILE));
    }),
  );
});

it.each([
  ['<a><b></a></b>', 'line 1: </a> closes what is not open'],
  ['<a>\n<b>', 'line 2: the file ends in the middle of an element'],
  ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'line 1: a DOCTYPE is not taken'],
  ['<a>&nbsp;</a>', 'line 1: &nbsp; is no entity'],
  ['<a>\n\n<b c=d></b></a>', 'line 3: <b c=d> is no tag'],
  ['<a>\n<b>\ufffd</b></a>', 'line 2: is not UTF-8'],
  ['<a>\n<![CDATA[\ufffd]]></a>', 'line 2: is not UTF-8'],
  ['<a/><b/>', 'line 1: a second root element'],
  ['a;b\n', 'line 1: the file ends in the middle of an element'],
])('X.33 %j is refused: %s', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});
