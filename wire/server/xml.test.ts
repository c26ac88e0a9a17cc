import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { element, xmlDocument } from './xml.ts';

it('escapes attributes and texts, and leaves out what has no value', () => {
  const { xml } = element('a', { b: '<"&\'>', c: null, d: undefined, e: 0, f: false }, ['x < y', element('g', {})]);
  expect(xml).toBe(`<a b="&lt;&quot;&amp;'&gt;" e="0" f="false">x &lt; y<g/></a>`);
});

it('drops characters no XML may hold', () => {
  expect(element('a', { b: 'x\u0000\u001by' }, ['\ud83d', '\ufffe']).xml).toBe('<a b="xy">\ufffd</a>');
});

it('any text comes back whole', () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    trimValues: false,
  });
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'ż', ' ', 'a', ';', '#', ']') }), (text) => {
      const written = xmlDocument(element('a', { b: text }, [element('c', {}, [text])]));
      expect(XMLValidator.validate(written)).toBe(true);
      expect(parser.parse(written).a.b).toBe(text);
    }),
  );
});
