import { data, type RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { TEXT_PAGE_ADDRESSES } from '#platform/navigation/rules/document-addresses.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import { findTextPage, saveTextPage } from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';
import { stale } from '../../texts/panel-entries.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadPage(context: Context, given: string | undefined) {
  const address = TEXT_PAGE_ADDRESSES.find((known) => known === given);
  if (!address) throw data(null, 404);
  const page = await findTextPage(staffShop(context), address);
  return {
    address,
    isWritten: page !== null,
    title: page?.title ?? texts.names[address],
    body: page?.body ?? '',
    mark: page?.mark ?? '',
    mayChange: isAllowed(context, 'content.change'),
  };
}

export interface PageAnswer extends ActAnswer {
  faults: { title?: string; body?: string };
  typed: { title: string; body: string };
  /** The version another editor saved meanwhile, and the mark that replaces it. */
  theirs?: { title: string; body: string; mark: string };
}

export async function savePage(context: Context, request: Request, address = ''): Promise<PageAnswer> {
  const form = await request.formData();
  const typed = { title: String(form.get('title') ?? ''), body: String(form.get('body') ?? '') };
  const { titleMissing, bodyMissing, saved } = texts.editor;
  const faults = {
    title: typed.title.trim() === '' ? titleMissing : undefined,
    body: typed.body.trim() === '' ? bodyMissing : undefined,
  };
  if (faults.title || faults.body) return { faults, typed };
  const shop = staffShop(context);
  const mark = String(form.get('mark') ?? '') || undefined;
  const outcome = await saveTextPage(shop, address, { ...typed, seen: mark });
  if (outcome === 'unknown-address') throw data(null, 404);
  const now = outcome === 'stale' ? await findTextPage(shop, address) : null;
  if (now)
    return { faults: {}, typed, refused: stale.refused, theirs: { title: now.title, body: now.body, mark: now.mark } };
  return { faults: {}, typed, done: saved };
}
