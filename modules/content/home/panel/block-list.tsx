import { type DragEvent, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { ArrowUpIcon } from '#platform/ui/icons/directions.tsx';
import { Link } from '#platform/ui/link.tsx';
import { BLOCK_QUESTIONS } from '../rules/block-form.ts';
import type { HomeBlockKind } from '../rules/home-blocks.ts';
import * as texts from '../texts/panel.ts';

interface ListedBlock {
  id: number;
  kind: HomeBlockKind;
  isShown: boolean;
}

export function BlockList({ blocks, mayChange }: { blocks: ListedBlock[]; mayChange: boolean }) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const submit = useSubmit();

  function drop(event: DragEvent, to: number) {
    event.preventDefault();
    const from = blocks.findIndex(({ id }) => id === dragged);
    setDragged(null);
    setOver(null);
    if (from < 0 || from === to) return;
    void submit({ intent: 'move', id: String(dragged), places: String(to - from) }, { method: 'post' });
  }

  return (
    <ol className="grid max-w-[60rem] gap-2">
      {blocks.map((block, at) => (
        <li
          key={block.id}
          draggable={mayChange}
          onDragStart={() => setDragged(block.id)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            setOver(block.id);
          }}
          onDrop={(event) => drop(event, at)}
          className={classNames(
            'panel-card flex flex-wrap items-center gap-3',
            mayChange && 'cursor-grab',
            dragged !== null && over === block.id && 'outline-2 outline-brand',
          )}
        >
          <span className="figures w-6 text-ink-soft">{at + 1}</span>
          <Named block={block} mayChange={mayChange} />
          {mayChange && <BlockButtons block={block} isFirst={at === 0} isLast={at === blocks.length - 1} />}
        </li>
      ))}
    </ol>
  );
}

function Named({ block: { id, kind, isShown }, mayChange }: { block: ListedBlock; mayChange: boolean }) {
  const { name, about } = texts.kinds[kind];
  const hasForm = mayChange && BLOCK_QUESTIONS[kind].length > 0;
  return (
    <div className="min-w-48 flex-1">
      <p className="font-semibold">
        {hasForm ? (
          <Link to={`/zaplecze/strona-glowna/${id}`} className="underline" aria-label={texts.actions.edit(name)}>
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className="text-ink-soft text-sm">{about}</p>
      {!isShown && <Badge tone="warn">{texts.unfinished}</Badge>}
    </div>
  );
}

interface BlockButtonsProps {
  block: ListedBlock;
  isFirst: boolean;
  isLast: boolean;
}

function BlockButtons({ block: { id, kind }, isFirst, isLast }: BlockButtonsProps) {
  const { name } = texts.kinds[kind];
  return (
    <Form method="post" className="flex gap-1">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="up"
        look="quiet"
        square
        disabled={isFirst}
        aria-label={texts.actions.up(name)}
      >
        <ArrowUpIcon className="size-5" />
      </Button>
      <Button
        type="submit"
        name="intent"
        value="down"
        look="quiet"
        square
        disabled={isLast}
        aria-label={texts.actions.down(name)}
      >
        <ArrowUpIcon className="size-5 rotate-180" />
      </Button>
      <ConfirmButton intent="remove" look="quiet" size="sm" question={texts.actions.removeOf(name)}>
        {texts.actions.remove}
      </ConfirmButton>
    </Form>
  );
}
