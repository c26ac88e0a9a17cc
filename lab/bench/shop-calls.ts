import type { Call } from './measure-throughput.ts';

/** The batch call of every page after it is shown. */
export function batchCall(address: string, path: string): Call {
  const place = {
    format: 'json',
    params: { mobile: 'true', tablet: 'false', pc: 'false', request_uri: path, additional_ajax: '' },
  };
  const blocks = {
    Projector: { format: 'json', params: {} },
    Basket: {},
    Wishlist: {},
    Comparers: {},
    Snippets: place,
    ToplayersAndWidgets: place,
  };
  return {
    url: `${address}/ajax/get.php`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `request=${encodeURIComponent(JSON.stringify(blocks))}`,
  };
}

/** The call of the search box while a shopper types. */
export function suggestionCall(address: string, text: string): Call {
  const price = 'price { price { gross { value formatted } net { value formatted } } }';
  const links = ['series', 'producers', 'menuNodes', 'cms', 'searchQueries']
    .map((group) => `${group} { name link }`)
    .join(' ');
  const query = `query { productsTextSearch(searchInput: { text: ${JSON.stringify(text)}, limit: 6 }) { products { name link iconSmall iconSmallSecond ${price} } ${links} } }`;
  return {
    url: `${address}/graphql/v1/`,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  };
}
