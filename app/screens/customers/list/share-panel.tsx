import type { FormEvent } from 'react';
import { copyLink } from '#app/features/platform/copy-link/copy-link.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { useHydrated } from '#app/features/platform/forms/use-hydrated.ts';
import { listTexts } from '#texts/customers/lists.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { ShownList } from './load.server.ts';

interface SharePanelProps {
  list: ShownList;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The public switch and the link for others. */
export function SharePanel({ list, onSubmit }: SharePanelProps) {
  const hydrated = useHydrated();
  const { share } = listTexts;

  return (
    <Card className="mt-4 max-w-xl">
      <h2 className="text-xl">{share.title}</h2>
      <p className="mt-2 text-ink-soft">{share.intro}</p>
      <PostForm action={list.address} onSubmit={onSubmit} className="mt-2 flex flex-wrap items-center gap-3">
        <Checkbox
          key={String(list.public)}
          name="public"
          label={share.switch}
          hint={list.public ? share.ended : undefined}
          defaultChecked={list.public}
          className="min-w-64 flex-1"
        />
        <Button type="submit" name="intent" value="share" look="secondary" className="list-control">
          {share.submit}
        </Button>
      </PostForm>
      {list.shareLink && (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <Field label={share.link} className="min-w-64 flex-1">
            {(wiring) => (
              <Input {...wiring} readOnly value={list.shareLink} onFocus={(event) => event.currentTarget.select()} />
            )}
          </Field>
          {hydrated && <Button onClick={() => void copyLink(list.shareLink)}>{share.copy}</Button>}
        </div>
      )}
    </Card>
  );
}
