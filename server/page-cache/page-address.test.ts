import { describe, expect, it } from 'vitest';
import { parsePageAddress } from './page-address.ts';

const routes = new Set(['root', 'listing/kategoria']);
const read = (url: string) => parsePageAddress(url, routes);

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/kategoria/3/buty', '/kategoria/3/buty'],
    ['/kategoria/3/buty/', '/kategoria/3/buty'],
    ['//kategoria//3/buty', '/kategoria/3/buty'],
    ['/kategoria/3/buty?', '/kategoria/3/buty'],
    ['/kategoria/3/buty?sort_order=price-a&counter=2', '/kategoria/3/buty?counter=2&sort_order=price-a'],
    [
      '/kategoria/3/buty?counter=2&utm_source=a&sort_order=price-a&fbclid=x',
      '/kategoria/3/buty?counter=2&sort_order=price-a',
    ],
    ['/kategoria/3/buty?filter_traits[7]=2&filter_trait_7=1', '/kategoria/3/buty?filter_trait_7=1%2C2'],
    ['/kategoria/3/buty?filter_price_from=10&filter_price_to=20', '/kategoria/3/buty?filter_price=10-20'],
    ['/kategoria/3/buty?counter=0&sort_order=relevance-d&portions=24&display=grid', '/kategoria/3/buty'],
    ['/kategoria/3/buty?counter=02&display=list&portions=48', '/kategoria/3/buty?counter=2&display=list&portions=48'],
    ['/opinie-o-sklepie?rating=5&counter=1', '/opinie-o-sklepie?counter=1&rating=5'],
    ['/produkt/1/a/opinie?confirmed=1&counter=1', '/produkt/1/a/opinie?confirmed=1&counter=1'],
    ['/blog?miesiac=2026-05', '/blog?miesiac=2026-05'],
    ['/contact.php?wyslano=7', '/contact.php?wyslano=1'],
    ['/_root.data?_routes=root', '/_root.data?_routes=root'],
    ['/blog?index=zzz', '/blog?index='],
    ['/szukaj?text=but+g%C3%B3rski', '/szukaj?text=but+g%C3%B3rski'],
    ['/szukaj?text=but%20g%C3%B3rski', '/szukaj?text=but+g%C3%B3rski'],
    ['/produkt/17/kubek.data?gclid=1', '/produkt/17/kubek.data'],
  ])('%s is kept as %s', (url, key) => {
    expect(read(url)).toMatchObject({ key, hasOthers: false, keepable: true });
  });

  it('is the same however often it is brought into form', () => {
    const { key } = read('/szukaj/?text=but g%C3%B3rski&sort=a&gclid=1&filter_sizes=M,L&filter_price=5-');
    expect(read(key).key).toBe(key);
  });

  it('notices parameters that only a personal screen could mean', () => {
    expect(read('/reklamacje/5?kod=abc')).toMatchObject({ key: '/reklamacje/5', hasOthers: true });
    expect(read('/kategoria/3/buty?x1=1').key).toBe(read('/kategoria/3/buty?x2=2').key);
  });

  it.each([
    '/',
    '/produkt/44/kurtka',
    '/kategoria/3/buty',
    '/promocje',
    '/regulamin',
    '/sklepy',
    '/produkt/44/kurtka.data',
  ])('of %s is the same with sixty parameters that other pages read', (path) => {
    const names = ['text', 'filter_x', 'filter_trait_x', 'rating', 'miesiac', 'confirmed', 'wyslano', 'size', 'q', 'v'];
    const foreign = names.flatMap((name) =>
      [1, 2, 3, 4, 5, 6].map((value) => `${path}?${name}${value}=${value}&${name}=x${value}`),
    );
    expect(new Set([path, ...foreign].map((address) => read(address).key))).toEqual(new Set([path]));
  });

  it('names the screen of a data request', () => {
    expect(read('/produkt/17/kubek.data').path).toBe('/produkt/17/kubek');
  });

  it('does not keep pages under invented route ids or endless addresses', () => {
    expect(read('/a.data?_routes=root').keepable).toBe(true);
    expect(read('/a.data?_routes=root,listing%2Fkategoria').keepable).toBe(true);
    expect(read('/a.data?_routes=invented').keepable).toBe(false);
    expect(read(`/szukaj?text=${'a'.repeat(1000)}`).keepable).toBe(false);
  });
});
