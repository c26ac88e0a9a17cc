import sharp from 'sharp';
import * as failureTexts from '#platform/page-errors/texts/failure.ts';
import { type Acknowledged, buy } from '#tools/kill-test/buyer.ts';
import { PRODUCTS } from '#tools/kill-test/buyers.ts';
import type { SentOrder } from '../soak/sent-orders.ts';

/** An order over HTTP; null when it was not acknowledged in time. */
export function placeOrder(address: string, n: number, timeoutMs = 20_000): Promise<Acknowledged | null> {
  const email = `pogoda-${n}@example.com`;
  return buy({ addresses: [address], email, products: PRODUCTS, deadline: performance.now() + timeoutMs });
}

export interface Answered {
  status: number;
  /** Says in words that something went wrong. */
  isPolish: boolean;
}

export function reportAnswer({ status, isPolish }: Answered): string {
  if (status < 400) return String(status);
  return `${status} ${isPolish ? `„${failureTexts.title}”` : 'WITHOUT a word in Polish'}`;
}

export async function readAnswer(answer: Response): Promise<Answered> {
  return { status: answer.status, isPolish: (await answer.text()).includes(failureTexts.title) };
}

/** Comes in as the guest of an order and sends a photo with what is to come back. */
export async function sendPhoto(address: string, { number, email, lineId }: SentOrder): Promise<Answered> {
  const post = (where: string, body: BodyInit, cookie = '') =>
    fetch(address + where, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    });
  const entered = await post('/zwroty', new URLSearchParams({ number, contact: email }));
  const cookies = entered.headers.getSetCookie().map((line) => line.split(';')[0]);
  const picture = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#456' } });
  const form = new FormData();
  form.append(`line_${lineId}`, 'on');
  form.append(`quantity_${lineId}`, '1');
  form.append('photos', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'kot.jpg'));
  return readAnswer(await post(`/zwroty/produkty?zamowienie=${number}`, form, cookies.join('; ')));
}
