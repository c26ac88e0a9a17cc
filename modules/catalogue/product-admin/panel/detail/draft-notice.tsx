import { Form } from 'react-router';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { draft as texts } from '../../texts/panel-product.ts';
import type { EditedProduct } from './load.server.ts';

/** An unsaved draft: continued, previewed or discarded. */
export function DraftNotice({ draft }: { draft: EditedProduct['draft'] }) {
  if (!draft) return null;
  return (
    <div className="mb-4 grid gap-2">
      <Message kind="info">{draft.isRestored ? texts.restored : texts.found(draft.at)}</Message>
      <Form method="post" className="flex flex-wrap gap-2">
        {!draft.isRestored && (
          <ButtonLink to="?szkic=1" look="secondary" size="sm">
            {texts.restore}
          </ButtonLink>
        )}
        <ButtonLink to={draft.preview} look="secondary" size="sm" reloadDocument target="_blank">
          {texts.preview}
        </ButtonLink>
        <Button type="submit" name="intent" value="discard" look="quiet" size="sm">
          {texts.discard}
        </Button>
      </Form>
    </div>
  );
}
