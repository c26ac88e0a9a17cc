import { orderData } from '../kill-test/order-pages.ts';

/** Screens of a signed-in customer with a product in the basket; they link to the rest. */
export const OWN_SCREENS = [
  ...['/koszyk', '/zamowienie/dane', '/zamowienie/podsumowanie', '/zamowienie/punkt-odbioru', '/konto', '/kupione'],
  ...['/ulubione', '/porownanie', '/listy', '/rabaty', '/zwroty', '/reklamacje', '/reklamacje/lista', '/odstapienie'],
];

/** Screens that only their owner sees, or that differ for every visitor. */
export const OWN_ADDRESSES =
  /^\/(?:koszyk|zamowienie|platnosc|konto|kupione|ulubione|porownanie|listy|rabaty|zwroty|reklamacje|odstapienie|express)(?:\/|\?|$)/;

interface Shopper {
  login: string;
  password: string;
  /** The product for the basket, of one size. */
  product: number;
}

/** Signs in, fills the basket and shows where to send it, through the forms of a shopper without JavaScript. Answers the cookies. */
export async function enterShop(origin: string, { login, password, product }: Shopper): Promise<string> {
  const cookies = new Map<string, string>();
  const written = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(path: string, fields: Record<string, string>): Promise<void> {
    const answer = await fetch(origin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { cookie: written(), 'sec-fetch-site': 'same-origin' },
    });
    await answer.body?.cancel();
    // A form that is wrong comes back as a page.
    if (answer.status < 300 || answer.status >= 400) throw new Error(`${path} answered ${answer.status}`);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  }

  await send('/logowanie', { login, password });
  const line = { 'product[1]': String(product), 'size[1]': 'uniw', 'set_quantity[1]': '1' };
  await send('/basketchange.php?type=multiproduct', line);
  await send('/zamowienie/dane', orderData('crawl@example.com'));
  return written();
}
