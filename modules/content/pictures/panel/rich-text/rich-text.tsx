import { useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { FieldControl } from '#platform/ui/field.tsx';
import { Textarea } from '#platform/ui/text-controls.tsx';
import * as texts from '../../texts/rich-text.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { Editor } from './start-editor.ts';

interface RichTextProps {
  control: FieldControl;
  name: string;
  label: string;
  value: string;
  disabled?: boolean;
}

export function RichText({ control, name, label, value, disabled }: RichTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isSource, setSource] = useState(false);
  const [isStored, setStored] = useState(false);
  const wasShown = useRef(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const describedBy = control['aria-describedby'];

  useEffect(() => {
    if (!place || disabled || isSource) return;
    let started: Editor | undefined;
    let isOver = false;
    // Without the module the plain text area stays.
    void import('./start-editor.ts').then(({ startEditor, holdsAll }) => {
      const html = area.current?.value ?? '';
      if (isOver) return;
      // The user has already typed in the plain text area.
      if (!wasShown.current && (html !== value || document.activeElement === area.current)) return;
      started = startEditor({
        element: place,
        html,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          class: 'prose rich-text',
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
        onChange: (typed) => {
          if (!area.current) return;
          area.current.value = typed;
          // Drafts listen to `input` events.
          area.current.dispatchEvent(new Event('input', { bubbles: true }));
        },
        onState: redraw,
      });
      if (holdsAll(started, html)) {
        wasShown.current = true;
        return setEditor(started);
      }
      started.destroy();
      setStored(true);
      setSource(true);
    });
    return () => {
      isOver = true;
      started?.destroy();
      setEditor(null);
    };
  }, [place, disabled, isSource, label, describedBy, value]);

  return (
    <div className="grid gap-2">
      {editor && <EditorToolbar editor={editor} />}
      <div ref={setPlace} hidden={!editor} />
      <Textarea
        {...control}
        ref={area}
        name={name}
        defaultValue={value}
        disabled={disabled}
        hidden={editor !== null}
        rows={14}
        className="max-h-[70vh] font-mono text-sm"
      />
      {isStored && <p className="text-ink-soft text-sm">{texts.storedAsSource}</p>}
      {(editor || (isSource && !isStored)) && (
        <div>
          <Button look="quiet" size="sm" onClick={() => setSource(!isSource)}>
            {isSource ? texts.source.back : texts.source.name}
          </Button>
        </div>
      )}
    </div>
  );
}
