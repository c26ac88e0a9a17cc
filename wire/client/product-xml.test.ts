import { XMLParser } from 'fast-xml-parser';
import { afterEach, expect, it, vi } from 'vitest';
import { CALL_TIMEOUT } from './call.ts';
import { fetchProductXml } from './product-xml.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const spoken = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}));
afterEach(() => vi.clearAllMocks());

type Node = { [name: string]: Node[] | string } & { ':@'?: Record<string, string> };

/** As much of the browser's parser as the reader uses. */
class StubElement {
  readonly #name: string;
  readonly #node: Node;
  constructor(name: string, node: Node) {
    this.#name = name;
    this.#node = node;
  }
  get #children(): StubElement[] {
    const inner = this.#node[this.#name];
    return (Array.isArray(inner) ? inner : []).map((node) => new StubElement(nameOf(node), node));
  }
  get textContent(): string {
    if (this.#name === '#text') return String(this.#node['#text']);
    return this.#children.map((child) => child.textContent).join('');
  }
  getAttribute(name: string): string | null {
    return this.#node[':@']?.[name] ?? null;
  }
  getElementsByTagName(name: string): StubElement[] {
    return this.#children.flatMap((child) => [
      ...(child.#name === name ? [child] : []),
      ...child.getElementsByTagName(name),
    ]);
  }
}

const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ':@') ?? '';

vi.stubGlobal(
  'DOMParser',
  class {
    parseFromString(xml: string) {
      const options = {
        preserveOrder: true,
        ignoreAttributes: false,
        attributeNamePrefix: '',
        parseAttributeValue: false,
      };
      return new StubElement('document', { document: new XMLParser(options).parse(xml) });
    }
  },
);

const XML = `<?xml version="1.0"?><shop><page type="projector"><projector>
<product id="101" product_type="product" code="K-1" link="/produkt/101/kubek"><name>Kubek &amp; spodek</name><icon>/i.jpg</icon>
<sizes unit="szt." unit_plural="szt." unit_sellby="0.5" unit_precision="1">
<size type="onesize" description="uniwersalny" amount="-1" amount_mm="2" amount_mo="0" phone_price="false">
<availability status="enable"><shipping_time days="1"/></availability><price value="24.60" price_formatted="24,60 zł"/></size>
<size type="M" description="M" amount="0" phone_price="true"><availability status="disable"/></size></sizes>
<versions count="2"><version id="101" name="Zielony" link="/a" icon="/z.jpg" selected="true"/><version id="102" name="Niebieski" link="/b"/></versions>
</product></projector></page></shop>`;

it('S7.22 S9.10 asks the product’s XML and gives up after 18 s', async () => {
  fetched.mockResolvedValueOnce(new Response(XML));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await fetchProductXml(101);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/projector.php?product=101&shop_xml=true&getProductXML=true',
  ]);
  expect(timeout).toHaveBeenCalledWith(18_000);
  expect(CALL_TIMEOUT).toBe(18_000);
});

it('S7.23 reads attributes, unit and the entries of sizes and versions', async () => {
  fetched.mockResolvedValueOnce(new Response(XML));
  expect(await fetchProductXml(101)).toEqual({
    id: 101,
    name: 'Kubek & spodek',
    type: 'product',
    code: 'K-1',
    link: '/produkt/101/kubek',
    icon: '/i.jpg',
    unit: 'szt.',
    unitPlural: 'szt.',
    unitSellby: 0.5,
    unitPrecision: 1,
    sizes: [
      {
        type: 'uniw',
        name: 'uniwersalny',
        amount: -1,
        amountMin: 2,
        amountMax: null,
        status: 'enable',
        phonePrice: false,
        price: 2460,
        priceFormatted: '24,60 zł',
      },
      {
        type: 'M',
        name: 'M',
        amount: 0,
        amountMin: null,
        amountMax: null,
        status: 'disable',
        phonePrice: true,
        price: 0,
        priceFormatted: '',
      },
    ],
    versions: [
      { id: 101, name: 'Zielony', link: '/a', icon: '/z.jpg', isCurrent: true },
      { id: 102, name: 'Niebieski', link: '/b', icon: '', isCurrent: false },
    ],
  });
});

it.each([
  ['an error', () => Promise.resolve(new Response('x', { status: 500 }))],
  ['an unknown product', () => Promise.resolve(new Response('<shop><page type="noproduct"/></shop>', { status: 404 }))],
  ['another page', () => Promise.resolve(new Response('<html><body>x</body></html>'))],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['silence', () => Promise.reject(new DOMException('timeout', 'TimeoutError'))],
])('S7.24 %s is null and nothing is said', async (_case, answer) => {
  fetched.mockImplementationOnce(answer);
  expect(await fetchProductXml(101)).toBeNull();
  for (const channel of spoken) expect(channel).not.toHaveBeenCalled();
});
