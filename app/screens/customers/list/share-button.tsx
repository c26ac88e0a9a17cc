import { type FormEvent, useEffect, useRef } from 'react';
import { shareLink } from '#app/features/platform/copy-link/share-link.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import * as listTexts from '#texts/customers/lists.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ShareIcon } from '../../../ui/icons/things.tsx';
import type { ShownList } from './load.server.ts';
import { useListForms } from './use-list-forms.ts';

/** One press: opens the list to who has its link and hands the link on. Without script it leads to the link. */
export function ShareButton({ list }: { list: ShownList }) {
  const { id, name, address, shareLink: link } = list;
  const openList = useListForms(id);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || !link) return;
    isAsked.current = false;
    void handOver(link, name);
  }, [link, name]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (!link) {
      isAsked.current = true;
      return openList(event, () => {
        // Opened later in another way, it is not handed on unasked.
        isAsked.current = false;
      });
    }
    event.preventDefault();
    void handOver(link, name);
  }

  return (
    <PostForm action={address} onSubmit={handleSubmit}>
      <input type="hidden" name="public" value="on" />
      <Button type="submit" name="intent" value="share" look="secondary" className="list-control">
        <ShareIcon className="size-5" />
        {listTexts.settings.share}
      </Button>
    </PostForm>
  );
}

/** Who closes the browser's own sheet learns that the list is open all the same. */
async function handOver(link: string, name: string) {
  if ((await shareLink(link, name)) === 'closed') showAlert({ kind: 'info', text: listTexts.done.shared });
}
