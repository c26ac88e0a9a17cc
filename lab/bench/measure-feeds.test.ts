import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MarkCount } from './measure-feeds.ts';

it('counts the same however the text is cut', () => {
  const text = '<item>a</item></ite</item><o></o>';
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const marks = new MarkCount('</item>');
      const edges = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      for (const [index, edge] of edges.entries()) marks.read(text.slice(edge, edges[index + 1]));
      expect(marks.count).toBe(2);
    }),
  );
});
