import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { shareLink } from '#platform/copy-link/storefront/share-link.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { Button } from '#platform/ui/button.tsx';
import { ShareIcon } from '#platform/ui/icons/objects.tsx';
import * as listTexts from '../../texts/storefront.ts';
import { panelLink } from './list-setting.ts';
import type { ShownList } from './load.server.ts';
import { useListForms } from './use-list-forms.ts';

export function ShareButton({ list }: { list: ShownList }) {
  const { id, name, address, shareLink: link } = list;
  const openList = useListForms(id);
  const navigate = useNavigate();
  const isRequested = useRef(false);
  const handOpened = useEffectEvent(handOver);
  useEffect(() => {
    if (!isRequested.current || !link) return;
    isRequested.current = false;
    void handOpened();
  }, [link]);

  async function handOver() {
    const outcome = await shareLink(link, name);
    // Closing the browser's share sheet does not close the list.
    if (outcome === 'closed') showAlert({ kind: 'info', text: listTexts.done.shared });
    // The panel shows the link.
    if (outcome === 'failed') await navigate(panelLink(id, 'share'), { preventScrollReset: true });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (!link) {
      isRequested.current = true;
      return openList(event, () => {
        isRequested.current = false;
      });
    }
    event.preventDefault();
    void handOver();
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
