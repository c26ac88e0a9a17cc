import type { FormEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { listLink } from '#platform/links/rules/screen-links.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import {
  addToShoppingList,
  deleteShoppingList,
  type ListAnswer,
  type ListProduct,
  removeFromShoppingList,
  setShoppingList,
} from '#wire/client/shopping-lists.ts';
import * as listTexts from '../../texts/storefront.ts';
import { handOn, runListCall } from '../choose-list/run-list-call.ts';
import { withNotice } from './list-notice.ts';

interface Requested {
  intent: 'add' | 'other';
  ask: () => Promise<ListAnswer>;
  done: keyof typeof listTexts.done;
}

export function useListForms(id: number) {
  const revalidator = useRevalidator();
  const navigate = useNavigate();

  return function handleSubmit(event: FormEvent<HTMLFormElement>, onRefused?: () => void) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!submitter) return;
    const asked = parseRequested(id, new FormData(event.currentTarget, submitter));
    if (!asked) return;
    event.preventDefault();
    if (submitter.ariaBusy !== 'true') void send(submitter, asked, onRefused);
  };

  async function send(submitter: HTMLElement, { intent, ask, done }: Requested, onRefused?: () => void) {
    const answer = await runListCall(submitter, intent, ask);
    if (!answer.ok) return onRefused?.();
    if (done === 'removed') return void navigate(withNotice('/listy', done));
    showAlert({ kind: 'success', text: listTexts.done[done] });
    // The link of a shared list appears where it was requested.
    await (done === 'renamed' ? navigate(listLink(id), { preventScrollReset: true }) : revalidator.revalidate());
  }
}

/** null: needs the server */
function parseRequested(id: number, form: FormData): Requested | null {
  const products = [{ id: Number(form.get('product')), size: String(form.get('size')) }];
  const target = Number(form.get('target'));
  switch (form.get('intent')) {
    case 'remove':
      return { intent: 'other', ask: () => removeFromShoppingList(id, products), done: 'itemRemoved' };
    case 'copy':
      return target ? { intent: 'add', ask: () => addToShoppingList(target, products), done: 'copied' } : null;
    case 'move':
      return target ? { intent: 'other', ask: () => moveProducts(id, target, products), done: 'moved' } : null;
    case 'rename': {
      const name = String(form.get('name'));
      return { intent: 'other', ask: () => setShoppingList(id, { name }), done: 'renamed' };
    }
    case 'share': {
      const isPublic = form.get('public') === 'on';
      const done = isPublic ? 'shared' : 'unshared';
      return { intent: 'other', ask: () => setShoppingList(id, { public: isPublic }), done };
    }
    case 'delete':
      return { intent: 'other', ask: () => deleteShoppingList(id), done: 'removed' };
    default:
      return null;
  }
}

/** Contract 2.20: add, then remove. */
export async function moveProducts(from: number, to: number, products: ListProduct[]): Promise<ListAnswer> {
  const added = await addToShoppingList(to, products);
  if (!added.ok && added.fault !== 'already-on-list') return added;
  handOn<ListAnswer>(added);
  return removeFromShoppingList(from, products);
}
