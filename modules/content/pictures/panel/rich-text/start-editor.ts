import { Editor } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

export type { Editor } from '@tiptap/core';

interface EditorPlace {
  element: HTMLElement;
  html: string;
  attributes: Record<string, string>;
  onChange(html: string): void;
  onState(): void;
}

export function startEditor({ element, html, attributes, onChange, onState }: EditorPlace): Editor {
  return new Editor({
    element,
    content: html,
    // The panel's content security policy forbids injected styles.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        code: false,
        codeBlock: false,
        link: { openOnClick: false, HTMLAttributes: { target: null, rel: null }, protocols: ['mailto', 'tel'] },
        trailingNode: false,
      }),
      // The cleaner keeps only these attributes.
      Image.configure({ allowBase64: false }).extend({
        addAttributes: () => ({ src: {}, alt: { default: '' }, width: {}, height: {} }),
      }),
      Subscript,
      Superscript,
      TableKit.configure({ table: { resizable: false, renderWrapper: false } }),
    ],
    editorProps: { attributes },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
    onTransaction: onState,
  });
}

const PARTS = 'p,ul,ol,li,blockquote,hr,img,h2,h3,h4,a,table,tr,th,td,caption,dl,dt,dd,sub,sup,u,s,strong,b,em,i'.split(
  ',',
);
const SAME: Record<string, string> = { b: 'strong', i: 'em' };

/** The editor drops elements it does not support, so such a text stays in the plain field. */
export function holdsAll(editor: Editor, html: string): boolean {
  const [before, after] = [countParts(html), countParts(editor.getHTML())];
  return PARTS.every((part) => part === 'p' || (before.get(part) ?? 0) <= (after.get(part) ?? 0));
}

function countParts(html: string): Map<string, number> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const counts = new Map<string, number>();
  for (const { localName } of body.querySelectorAll('*')) {
    const name = SAME[localName] ?? localName;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
