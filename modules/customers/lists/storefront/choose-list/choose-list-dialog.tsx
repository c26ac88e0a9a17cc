import { type FormEvent, useId, useState } from 'react';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { currentViewport } from '#platform/viewport/storefront/viewport-store.ts';
import {
  addToShoppingList,
  createShoppingList,
  fetchShoppingLists,
  type ListProduct,
  type ShoppingList,
} from '#wire/client/shopping-lists.ts';
import * as texts from '../../texts/add-to-list.ts';
import { ListNameInput, ListRadio } from './list-name-input.tsx';
import { markStatus } from './mark-status.ts';
import { handOn, runListCall } from './run-list-call.ts';

interface ChooseListDialogProps {
  opener: HTMLElement;
  products: readonly ListProduct[];
  lists: readonly ShoppingList[];
  onClose(): void;
}

/** S2.64 */
export function ChooseListDialog({ opener, products, lists: known, onClose }: ChooseListDialogProps) {
  const id = useId();
  const [lists, setLists] = useState(known);
  const [chosen, setChosen] = useState(known[0]?.id ?? 0);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const control = pressed(event);
    if (!control) return;
    const answer = await runListCall(control, 'add', () => addToShoppingList(chosen, products));
    if (!answer.ok) return;
    markStatus(opener, 'success', 'add');
    const list = lists.find(({ id: own }) => own === chosen);
    const link = list?.link ? { href: list.link, label: texts.seeList } : undefined;
    showAlert({ kind: 'success', text: texts.added(list?.name ?? ''), link });
    onClose();
  }

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const control = pressed(event);
    if (!control) return;
    const name = String(new FormData(form).get('name'));
    const answer = await runListCall(control, 'other', () => createShoppingList({ name }));
    if (!answer.ok) return;
    form.reset();
    const now = handOn(await fetchShoppingLists(answer.id));
    setLists([...lists, ...(now.ok ? now.lists : [{ id: answer.id, name, link: '', productCount: 0, public: false }])]);
    setChosen(answer.id);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      place={currentViewport() < 3 ? 'sheet' : 'centre'}
      footer={
        <Button type="submit" form={`${id}-lists`} size="lg" wide className="list-control">
          {texts.submit}
        </Button>
      }
    >
      <form id={`${id}-lists`} onSubmit={add}>
        <fieldset>
          <legend className="mb-2 font-medium">{texts.choose}</legend>
          <div className="grid gap-2">
            {lists.map((list) => (
              <ListRadio
                key={list.id}
                list={list}
                name="list"
                checked={list.id === chosen}
                onChange={() => setChosen(list.id)}
              />
            ))}
          </div>
        </fieldset>
      </form>
      {/* S5.56: the browser checks the name. */}
      <form onSubmit={create} className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <ListNameInput id={`${id}-new`} label={texts.newList} />
        <Button type="submit" look="secondary" className="list-control">
          {texts.create}
        </Button>
      </form>
    </Dialog>
  );
}

function pressed(event: FormEvent): HTMLElement | null {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter && submitter.ariaBusy !== 'true' ? submitter : null;
}
