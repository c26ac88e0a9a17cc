import type { RouterContextProvider } from 'react-router';
import { notFound } from '../../not-found.server.ts';
import { requireCustomer } from '../sign-in/require-customer.server.ts';

/**
 * For an order or complaint this shopper may not see: a guest is asked to sign in, whether it exists or not, and a
 * customer finds nothing.
 */
export async function turnAway(context: Readonly<RouterContextProvider>, url: URL): Promise<never> {
  await requireCustomer(context, url);
  throw notFound();
}
