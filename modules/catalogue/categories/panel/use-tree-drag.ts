import { type DragEvent, useState } from 'react';
import { useSubmit } from 'react-router';

export type DropPlace = 'before' | 'inside' | 'after';

interface TreeRow {
  id: number;
  parentId: number | null;
}

/** The upper part of a row means before it, the lower one after it, the middle inside it. */
const EDGE = 0.3;

/** Carries a category to another place of the tree with the mouse. */
export function useTreeDrag(rows: readonly TreeRow[]) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<{ id: number; place: DropPlace } | null>(null);
  const submit = useSubmit();

  function end() {
    setDragged(null);
    setOver(null);
  }

  function drop(event: DragEvent<HTMLElement>, id: number) {
    event.preventDefault();
    const place = placeUnder(event);
    end();
    const target = rows.find((row) => row.id === id);
    if (dragged === null || dragged === id || !target) return;
    const siblings = rows.filter((row) => row.parentId === target.parentId && row.id !== dragged);
    const next = siblings[siblings.indexOf(target) + (place === 'after' ? 1 : 0)];
    const to =
      place === 'inside'
        ? { parentId: id, beforeId: '' }
        : { parentId: target.parentId ?? '', beforeId: next?.id ?? '' };
    void submit({ intent: 'place', id: dragged, ...to }, { method: 'post' });
  }

  const rowProps = (id: number) => ({
    draggable: true,
    onDragStart: () => setDragged(id),
    onDragEnd: end,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged === null) return;
      event.preventDefault();
      const place = placeUnder(event);
      if (over?.id !== id || over.place !== place) setOver({ id, place });
    },
    onDrop: (event: DragEvent<HTMLElement>) => drop(event, id),
  });

  return { rowProps, over: dragged === null || over?.id === dragged ? null : over };
}

function placeUnder({ clientY, currentTarget }: DragEvent<HTMLElement>): DropPlace {
  const { top, height } = currentTarget.getBoundingClientRect();
  const part = (clientY - top) / height;
  if (part < EDGE) return 'before';
  return part > 1 - EDGE ? 'after' : 'inside';
}
