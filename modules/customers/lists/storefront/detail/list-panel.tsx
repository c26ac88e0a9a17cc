import type { FormEvent } from 'react';
import { copyLink } from '#platform/copy-link/storefront/copy-link.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useHydrated } from '#platform/forms/storefront/use-hydrated.ts';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import * as listTexts from '../../texts/storefront.ts';
import { ListNameInput } from '../choose-list/list-name-input.tsx';
import type { ListPanel } from './list-setting.ts';
import type { ShownList } from './load.server.ts';
import { useListForms } from './use-list-forms.ts';

interface ListPanelViewProps {
  list: ShownList;
  panel: ListPanel;
}

export function ListPanelView({ list, panel }: ListPanelViewProps) {
  const handleSubmit = useListForms(list.id);
  if (panel === 'share') return <SharePanel list={list} onSubmit={handleSubmit} />;
  return (
    <Card className="mt-4 max-w-xl">
      <h2 className="type-sub">{panel === 'rename' ? listTexts.rename.title : listTexts.remove.ask}</h2>
      {/* S5.56: the browser itself checks the name. */}
      <PostForm action={list.address} onSubmit={handleSubmit} className="mt-4 grid gap-4">
        {panel === 'rename' ? (
          <ListNameInput key={list.name} id="list-name" label={listTexts.create.name} defaultValue={list.name} />
        ) : (
          <p>{listTexts.remove.sure}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value={panel === 'rename' ? 'rename' : 'delete'}
            look={panel === 'rename' ? 'primary' : 'danger'}
            className="list-control"
          >
            {panel === 'rename' ? listTexts.rename.submit : listTexts.removeYes}
          </Button>
          <ButtonLink to={list.address} look="quiet" preventScrollReset>
            {listTexts.cancel}
          </ButtonLink>
        </div>
      </PostForm>
    </Card>
  );
}

interface SharePanelProps {
  list: ShownList;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

function SharePanel({ list, onSubmit }: SharePanelProps) {
  const hydrated = useHydrated();

  return (
    <Card className="mt-4 max-w-xl">
      <h2 className="type-sub">{listTexts.share.title}</h2>
      <p className="mt-2 text-ink-soft">{listTexts.share.intro}</p>
      <PostForm action={list.address} onSubmit={onSubmit} className="mt-2 flex flex-wrap items-center gap-3">
        <Checkbox
          key={String(list.public)}
          name="public"
          label={listTexts.share.switch}
          hint={list.public ? listTexts.share.ended : undefined}
          defaultChecked={list.public}
          className="min-w-[min(16rem,100%)] flex-1"
        />
        <Button type="submit" name="intent" value="share" look="secondary" className="list-control">
          {listTexts.share.submit}
        </Button>
      </PostForm>
      {list.shareLink && (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <Field label={listTexts.share.link} className="min-w-[min(16rem,100%)] flex-1">
            {(wiring) => (
              <Input {...wiring} readOnly value={list.shareLink} onFocus={(event) => event.currentTarget.select()} />
            )}
          </Field>
          {hydrated && <Button onClick={() => void copyLink(list.shareLink)}>{listTexts.share.copy}</Button>}
        </div>
      )}
    </Card>
  );
}
