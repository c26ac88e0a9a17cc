import { type KeyboardEvent, useState } from 'react';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import * as texts from '../../texts/rich-text.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PicturePicker } from './picture-picker.tsx';
import type { Editor } from './start-editor.ts';

type Tool = keyof typeof texts.tools;

interface ToolWork {
  run(editor: Editor): void;
  isOn?(editor: Editor): boolean;
}

const WORK: Record<Exclude<Tool, 'link' | 'picture'>, ToolWork> = {
  heading: {
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  subheading: {
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  bold: { run: (editor) => editor.chain().focus().toggleBold().run(), isOn: (editor) => editor.isActive('bold') },
  italic: {
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  bullets: {
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  numbers: {
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  quote: {
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  table: { run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run() },
  undo: { run: (editor) => editor.chain().focus().undo().run() },
  redo: { run: (editor) => editor.chain().focus().redo().run() },
};

const TOOLS = Object.keys(texts.tools) as Tool[];

export function EditorToolbar({ editor }: { editor: Editor }) {
  const [current, setCurrent] = useState<Tool>('heading');
  const [openDialog, setOpenDialog] = useState<'link' | 'picture' | null>(null);

  function step(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  }

  function runTool(tool: Tool) {
    if (tool === 'link' || tool === 'picture') setOpenDialog(tool);
    else WORK[tool].run(editor);
  }

  return (
    <>
      <div role="toolbar" aria-label={texts.toolbar} onKeyDown={step} className="rich-tools">
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            aria-label={texts.tools[tool].name}
            title={texts.tools[tool].name}
            aria-pressed={isOn(editor, tool)}
            tabIndex={tool === current ? 0 : -1}
            onFocus={() => setCurrent(tool)}
            onClick={() => runTool(tool)}
          >
            {texts.tools[tool].sign}
          </button>
        ))}
      </div>
      {openDialog === 'link' && <LinkDialog editor={editor} onClose={() => setOpenDialog(null)} />}
      {openDialog === 'picture' && (
        <PicturePicker
          onClose={() => setOpenDialog(null)}
          onChoose={({ file, alt, width, height }) => {
            setOpenDialog(null);
            const src = imageAddress(file, 800);
            editor.chain().focus().setImage({ src, alt, width, height }).run();
          }}
        />
      )}
    </>
  );
}

function isOn(editor: Editor, tool: Tool): boolean | undefined {
  if (tool === 'link') return editor.isActive('link');
  return tool === 'picture' ? undefined : WORK[tool].isOn?.(editor);
}
