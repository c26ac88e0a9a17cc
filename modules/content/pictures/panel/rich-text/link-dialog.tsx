import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { link as texts } from '../../texts/rich-text.ts';
import type { Editor } from './start-editor.ts';

const ADDRESS = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^\s"'<>]*$/;

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [isWrong, setWrong] = useState(false);
  const current: unknown = editor.getAttributes('link').href;
  const chosen = () => editor.chain().focus().extendMarkRange('link');

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const href = String(new FormData(event.currentTarget).get('href') ?? '').trim();
    if (!ADDRESS.test(href)) return setWrong(true);
    onClose();
    if (!editor.state.selection.empty || current) chosen().setLink({ href }).run();
    else
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
  }

  return createPortal(
    <Dialog open onClose={onClose} title={texts.title}>
      <form onSubmit={save} className="grid gap-4">
        <Field label={texts.address} hint={texts.hint} error={isWrong ? texts.wrong : undefined}>
          {(control) => (
            <Input
              {...control}
              name="href"
              defaultValue={typeof current === 'string' ? current : ''}
              autoComplete="off"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{texts.save}</Button>
          {typeof current === 'string' && (
            <Button
              look="secondary"
              onClick={() => {
                onClose();
                chosen().unsetLink().run();
              }}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
