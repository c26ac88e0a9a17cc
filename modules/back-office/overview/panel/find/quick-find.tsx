import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTypedSearch } from '#platform/panel-ui/use-typed-search.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Field } from '#platform/ui/field.tsx';
import { SearchIcon } from '#platform/ui/icons/signs.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { find as texts } from '../../texts/panel.ts';
import { FoundList } from './found-list.tsx';
import type { loader } from './route.tsx';

/** O.41: Ctrl K, three characters, Enter. Without a script the button opens the same search as a screen. */
export function QuickFind() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();

  useEffect(() => {
    const openByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  // A result was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason
  useEffect(() => setOpen(false), [key]);

  return (
    <>
      <Link
        to="/zaplecze/szukaj"
        className="panel-find"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <SearchIcon className="lg:size-5" />
        {texts.open}
        <kbd className="ml-auto hidden text-ink-soft text-xs lg:inline">{texts.keys}</kbd>
      </Link>
      {isOpen && <FindWindow onClose={() => setOpen(false)} />}
    </>
  );
}

function FindWindow({ onClose }: { onClose: () => void }) {
  const { data, ask } = useTypedSearch<typeof loader>();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The dialog has given the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  /** Pressed before the shop had answered for what is written: its answer opens when it is there. */
  const [pressed, setPressed] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an answer has come, and for the text it was pressed for
  useEffect(() => {
    if (pressed !== undefined && data?.text === pressed) openFirst(pressed);
  }, [data]);

  function open(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    const text = event.currentTarget.value.trim();
    if (data?.text === text) openFirst(text);
    else setPressed(text);
  }

  /** The first result, or the search as a screen. */
  function openFirst(text: string) {
    const [first] = links();
    if (first) first.click();
    else void navigate(`/zaplecze/szukaj?text=${encodeURIComponent(text)}`);
  }

  function move(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const all = links();
    const at = all.findIndex((link) => link.matches(':focus'));
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
    all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
  }

  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go through the links in it, which work without them */}
      <div onKeyDown={move}>
        <Field label={texts.label} hint={texts.hint}>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={100}
              ref={field}
              onChange={({ target }) => {
                setPressed(undefined);
                void ask(`/zaplecze/szukaj?text=${encodeURIComponent(target.value)}`);
              }}
              onKeyDown={open}
            />
          )}
        </Field>
        <div className="mt-4 min-h-24">{data && <FoundList ref={list} text={data.text} found={data.found} />}</div>
      </div>
    </Dialog>
  );
}
