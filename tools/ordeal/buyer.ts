import { setTimeout as sleep } from 'node:timers/promises';
import { orderData, parseSummaryPage, type SummaryPage } from './order-pages.ts';

export interface Acknowledged {
  email: string;
  number: string;
}

interface Buying {
  address: string;
  email: string;
  products: readonly number[];
  /** Nothing is tried again after this moment. */
  deadline: number;
}

const PAUSE_MS = 100;
const TIMEOUT_MS = 8000;

/**
 * A shopper without JavaScript who presses the button again whenever the page does not come. Returns when the shop has
 * answered with the number of the order; null when time is up before.
 */
export async function buy({ address, email, products, deadline }: Buying): Promise<Acknowledged | null> {
  let cookie = '';

  async function ask(path: string, fields?: Record<string, string>): Promise<Response> {
    while (performance.now() < deadline) {
      const answer = await fetch(address + path, {
        ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      // A page that failed is pressed again, as is one that never came.
      if (answer && answer.status < 500) {
        const given = answer.headers.getSetCookie().find((one) => one.startsWith('client='));
        if (given) cookie = given.split(';')[0] ?? '';
        return answer;
      }
      await answer?.body?.cancel().catch(() => {});
      await sleep(PAUSE_MS);
    }
    throw new TimeIsUp();
  }

  try {
    const [first, ...more] = products;
    await ask('/basketchange.php', { product: String(first), size: 'uniw', number: '1', mode: '1' });
    // With the cookie of the first: absolute quantities, so that pressing twice changes nothing.
    const lines = [first, ...more].flatMap((product, index): [string, string][] => [
      [`product[${index + 1}]`, String(product)],
      [`size[${index + 1}]`, 'uniw'],
      [`set_quantity[${index + 1}]`, '1'],
    ]);
    await ask('/basketchange.php?type=multiproduct', Object.fromEntries(lines));
    await ask('/zamowienie/dane', orderData(email));
    const summary = await fetchSummary(ask);
    while (performance.now() < deadline) {
      const placed = await ask('/zamowienie/podsumowanie', { ...summary, terms: 'on', phone: '600100200' });
      const number = /\/platnosc\/(\d+)/.exec(placed.headers.get('location') ?? '')?.[1];
      await placed.body?.cancel().catch(() => {});
      if (number) return { email, number };
      await sleep(PAUSE_MS);
    }
    return null;
  } catch (error) {
    if (error instanceof TimeIsUp) return null;
    throw error;
  }
}

class TimeIsUp extends Error {}

async function fetchSummary(ask: (path: string) => Promise<Response>): Promise<SummaryPage> {
  for (;;) {
    const page = await ask('/zamowienie/podsumowanie');
    // The shop may die while the page is on its way.
    const html = await page.text().catch(() => '');
    const summary = parseSummaryPage(html);
    if (summary) return summary;
    await sleep(PAUSE_MS);
  }
}
