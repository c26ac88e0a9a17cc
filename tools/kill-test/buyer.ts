import { setTimeout as sleep } from 'node:timers/promises';
import { orderData, parseSummaryPage, type SummaryPage } from './order-pages.ts';

export interface Acknowledged {
  email: string;
  number: string;
  /** When the buyer received the number, by `performance.now()`. */
  at: number;
}

interface Buying {
  /** The nodes of the shop; a buyer without an answer from one requests the next. */
  addresses: readonly string[];
  email: string;
  products: readonly number[];
  /** Nothing is tried again after this moment. */
  deadline: number;
  /** Called for every answer that failed or did not come. */
  onFailure?: (what: string) => void;
}

const PAUSE_MS = 100;
const TIMEOUT_MS = 8000;
/** So often a shop that answers may say no to what it was about to sell; then the basket is gone, and the buyer begins anew. */
const MAX_REFUSALS = 30;

/**
 * A shopper without JavaScript who submits the form again when the page does not come. Returns when the shop has
 * answered with the number of the order; null when time is up before.
 */
export async function buy(buying: Buying): Promise<Acknowledged | null> {
  try {
    while (performance.now() < buying.deadline) {
      const number = await walkThrough(buying);
      if (number) return { email: buying.email, number, at: performance.now() };
    }
    return null;
  } catch (error) {
    if (error instanceof TimeIsUp) return null;
    throw error;
  }
}

class TimeIsUp extends Error {}

/** Sends a form, or asks for a page, as one browser. */
export type SendRequest = (path: string, fields?: Record<string, string>) => Promise<Response>;

/** From an empty basket to a number; null when the shop forgot the basket on the way. */
async function walkThrough({ addresses, email, products, deadline, onFailure }: Buying): Promise<string | null> {
  let cookie = '';
  let turn = Math.floor(Math.random() * addresses.length);

  async function ask(path: string, fields?: Record<string, string>): Promise<Response> {
    while (performance.now() < deadline) {
      const answer = await fetch(addresses[turn % addresses.length] + path, {
        ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: Error) => error);
      // A page that failed is pressed again, as is one that never came.
      if (!(answer instanceof Error) && answer.status < 500) {
        const given = answer.headers.getSetCookie().find((one) => one.startsWith('client='));
        if (given) cookie = given.split(';')[0] ?? '';
        return answer;
      }
      onFailure?.(`${path}: ${answer instanceof Error ? (answer.cause ?? answer) : answer.status}`);
      if (!(answer instanceof Error)) await answer.body?.cancel().catch(() => {});
      turn += 1;
      await sleep(PAUSE_MS);
    }
    throw new TimeIsUp();
  }

  const summary = await walkToSummary(ask, email, products);
  for (let refusals = 0; summary && refusals < MAX_REFUSALS; refusals += 1) {
    const number = await clickButton(ask, summary);
    if (number) return number;
    await sleep(PAUSE_MS);
  }
  return null;
}

/** From an empty basket to the page with the button; null when the shop forgot the basket on the way. */
export async function walkToSummary(
  ask: SendRequest,
  email: string,
  products: readonly number[],
): Promise<SummaryPage | null> {
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
  return fetchSummary(ask);
}

/** The number of the order, or null when the shop said no. */
export async function clickButton(ask: SendRequest, summary: SummaryPage): Promise<string | null> {
  const placed = await ask('/zamowienie/podsumowanie', { ...summary, terms: 'on', phone: '600100200' });
  const number = /\/platnosc\/(\d+)/.exec(placed.headers.get('location') ?? '')?.[1];
  await placed.body?.cancel().catch(() => {});
  return number ?? null;
}

async function fetchSummary(ask: SendRequest): Promise<SummaryPage | null> {
  for (let refusals = 0; refusals < MAX_REFUSALS; refusals += 1) {
    const page = await ask('/zamowienie/podsumowanie');
    // The shop may die while the page is on its way.
    const html = await page.text().catch(() => '');
    const summary = parseSummaryPage(html);
    if (summary) return summary;
    await sleep(PAUSE_MS);
  }
  return null;
}
