import type { Shop } from '../shop.ts';
import { adoptVisitor } from './adopt-visitor.ts';
import { openSession } from './sessions.ts';

export interface SignedIn {
  kind: 'signed-in';
  customerId: number;
  /** Value of the `RSSID` cookie. */
  token: string;
  expiresAt: Date;
  remembered: boolean;
  /** New value of the `client` cookie. */
  clientToken: string;
}

export interface Entry {
  visitorId?: number | undefined;
  /** Stay signed in when the browser is closed; they do unless they say otherwise. */
  remember?: boolean | undefined;
}

/** Opens the shop to a customer who has proved who they are; what the browser held as a guest comes along. */
export async function enter(shop: Shop, customerId: number, { visitorId, remember = true }: Entry): Promise<SignedIn> {
  const clientToken = await adoptVisitor(shop, visitorId, customerId);
  const session = await openSession(shop, customerId, remember);
  return { kind: 'signed-in', customerId, ...session, remembered: remember, clientToken };
}
