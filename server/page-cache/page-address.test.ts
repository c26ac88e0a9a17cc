import { describe, expect, it } from 'vitest';
import { readPageAddress } from './page-address.ts';

const routes = new Set(['root', 'screens/listing/route']);
const read = (url: string) => readPageAddress(url, routes);

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
    [
      '/kategoria/3/buty?filter_kolor[]=b&filter_kolor[]=a',
      '/kategoria/3/buty?filter_kolor%5B%5D=b&filter_kolor%5B%5D=a',
    ],
    ['/szukaj?text=but+g%C3%B3rski', '/szukaj?text=but+g%C3%B3rski'],
    ['/szukaj?text=but%20g%C3%B3rski', '/szukaj?text=but+g%C3%B3rski'],
    ['/produkt/17/kubek.data?gclid=1', '/produkt/17/kubek.data'],
  ])('%s is kept as %s', (url, key) => {
    expect(read(url)).toMatchObject({ key, hasOthers: false, keepable: true });
  });

  it('is the same however often it is brought into form', () => {
    const { key } = read('/szukaj/?text=but g%C3%B3rski&sort=a&gclid=1');
    expect(read(key).key).toBe(key);
  });

  it('notices parameters that only a personal screen could mean', () => {
    expect(read('/reklamacje/5?kod=abc')).toMatchObject({ key: '/reklamacje/5', hasOthers: true });
    expect(read('/kategoria/3/buty?x1=1').key).toBe(read('/kategoria/3/buty?x2=2').key);
  });

  it('names the screen of a data request', () => {
    expect(read('/produkt/17/kubek.data').path).toBe('/produkt/17/kubek');
  });

  it('does not keep pages under invented route ids or endless addresses', () => {
    expect(read('/a.data?_routes=root').keepable).toBe(true);
    expect(read('/a.data?_routes=root,screens%2Flisting%2Froute').keepable).toBe(true);
    expect(read('/a.data?_routes=invented').keepable).toBe(false);
    expect(read(`/szukaj?text=${'a'.repeat(1000)}`).keepable).toBe(false);
  });
});
