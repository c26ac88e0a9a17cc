import { describe, expect, it } from 'vitest';
import { checkMarkup } from './check-markup.ts';

describe('what the Nu checker refuses', () => {
  it.each([
    ['a search field with a role', '<input type="search" role="combobox"/>', '<input type="text" role="combobox"/>'],
    ['sizes without srcset', '<img src="/a" sizes="9px"/>', '<img src="/a" data-sizes="9px"/>'],
    ['sizes without srcset', '<img sizes="9px" data-srcset="/b 9w"/>', '<img sizes="9px" srcSet="/b 9w"/>'],
    ['aria-valuemin next to min', '<input min="1" aria-valuemin="1"/>', '<input min="1"/>'],
    ['aria-valuemax next to max', '<input aria-valuemax="9" max="9"/>', '<input data-min_q="0" aria-valuemin="1"/>'],
    [
      'a required select without an empty first option',
      '<select required=""><option value="M">M</option></select>',
      '<select required=""><option value="">Rozmiar</option><option value="M">M</option></select>',
    ],
    [
      'two nav named "Menu"',
      '<nav aria-label="Menu"></nav><nav aria-label="Menu">',
      '<nav aria-label="Menu"></nav><nav>',
    ],
  ])('%s', (problem, wrong, right) => {
    expect(checkMarkup(`<body>${wrong}</body>`)).toEqual([expect.stringContaining(problem)]);
    expect(checkMarkup(`<body>${right}</body>`)).toEqual([]);
  });

  it('is not looked for in scripts', () => {
    expect(checkMarkup('<script>const html = \'<img sizes="9px">\'</script>')).toEqual([]);
  });
});
