import { data } from 'react-router';
import { textOf } from '#modules/back-office/staff/panel/entering.server.ts';
import { type FoundUpload, openUpload } from '#modules/catalogue/media/server/index.ts';
import { REFUND_WAYS, type RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { uploadHeaders } from '#platform/files/rules/file-type.ts';
import { isBankAccount } from '#platform/forms/rules/tax-number.ts';
import { fromDecimal, type Grosze } from '#platform/money/rules/grosze.ts';
import { parsePage, partOfPage } from '#platform/paging/rules/list-part.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as texts from '../texts/panel.ts';
import type { QueuePages } from './queue-pages.tsx';

const PAGE_SIZE = 50;

/** What the list of a queue is asked for. */
export function requestedQueue<Tab extends string>(request: Request, tabs: readonly Tab[], first: Tab) {
  const { searchParams } = new URL(request.url);
  const tab = tabs.find((one) => one === searchParams.get('lista')) ?? first;
  const page = parsePage(searchParams.get('strona'));
  const search = (searchParams.get('szukaj') ?? '').trim().slice(0, 100);
  return { tab, search, page, part: partOfPage(page, PAGE_SIZE) };
}

/** Of the rows that were asked for, those of the page; whether another page follows. */
export function cutPage<Row>(rows: readonly Row[], page: number): { rows: Row[]; pages: QueuePages } {
  return { rows: rows.slice(0, PAGE_SIZE), pages: { page, hasNext: rows.length > PAGE_SIZE } };
}

export interface TypedRefund {
  /** Undefined when the field is empty: then the use case knows how much. */
  amount: Grosze | undefined;
  way: RefundWay | undefined;
  account: string;
  /** The customer expressly agreed to a voucher instead of money. */
  voucherConsent: boolean;
  key: string;
}

/** The fields of a refund, or what is wrong with them. */
export function parseRefund(form: FormData): { wish: TypedRefund } | { faults: Record<string, string> } {
  const typed = textOf(form, 'amount').trim();
  const way = REFUND_WAYS.find((one) => one === form.get('way'));
  const account = textOf(form, 'account').trim();
  const amount = typed === '' ? undefined : fromDecimal(typed);
  if (amount === null || (amount !== undefined && amount < 0)) return { faults: { amount: texts.money.wrongAmount } };
  if (account && !isBankAccount(account)) return { faults: { account: texts.money.wrongAccount } };
  const voucherConsent = form.get('voucherConsent') === '1';
  return { wish: { amount, way, account, voucherConsent, key: textOf(form, 'key') } };
}

export function missing() {
  return data(texts.gone, 404);
}

/** A file a shopper sent, to whoever works on it. */
export async function sendUpload(shop: Shop, upload: FoundUpload | null | undefined): Promise<Response> {
  const file = upload && (await openUpload(shop, upload));
  if (!upload || !file) throw missing();
  return new Response(file.body, { headers: uploadHeaders(upload) });
}
