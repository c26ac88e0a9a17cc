import type { RouterContextProvider } from 'react-router';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { cancelReturn } from '../../server/index.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { findFiled } from './find-filed.server.ts';

export interface ReturnAnswer {
  kind: 'success' | 'error';
  text: string;
}

/** The shopper calls the return off. */
export async function receiveReturnIntent(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ReturnAnswer | undefined> {
  const { filed, by } = await findFiled(context, new URL(request.url));
  if (by !== 'proved') throw notFound();
  const form = await request.formData().catch(() => new FormData());
  if (form.get('intent') !== 'cancel') return undefined;
  const { kind } = await cancelReturn(context.get(shopContext), filed.id);
  const { done, tooLate } = returnsTexts.cancel;
  return kind === 'done' ? { kind: 'success', text: done } : { kind: 'error', text: tooLate };
}
