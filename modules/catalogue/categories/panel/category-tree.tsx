import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { ArrowUpIcon } from '#platform/ui/icons/directions.tsx';
import { PlusIcon } from '#platform/ui/icons/signs.tsx';
import { Link } from '#platform/ui/link.tsx';
import { TREE_STEPS, type TreeStep } from '../rules/move-category.ts';
import * as texts from '../texts/panel.ts';
import { type DropPlace, useTreeDrag } from './use-tree-drag.ts';

interface ShownCategory {
  id: number;
  parentId: number | null;
  level: number;
  name: string;
  hidden: boolean;
  count: number;
}

interface CategoryTreeProps {
  categories: ShownCategory[];
  mayChange: boolean;
}

const TURNS: Record<TreeStep, string> = { up: '', down: 'rotate-180', in: 'rotate-90', out: '-rotate-90' };
const LINES: Record<DropPlace, string> = {
  before: 'shadow-[0_-2px_0_var(--brand)]',
  inside: 'outline-2 outline-brand',
  after: 'shadow-[0_2px_0_var(--brand)]',
};

/** The owner's tree; a category is moved by dragging it or by its buttons. */
export function CategoryTree({ categories, mayChange }: CategoryTreeProps) {
  const { rowProps, over } = useTreeDrag(categories);
  const pressed = useFocusOnMoved(categories);
  const below = Map.groupBy(categories, ({ parentId }) => parentId);
  const branch = (parentId: number | null) => {
    const inside = below.get(parentId) ?? [];
    if (inside.length === 0) return null;
    return (
      <ul className={parentId === null ? 'max-w-[60rem]' : 'ml-3 border-line border-l pl-2 sm:ml-5 sm:pl-4'}>
        {inside.map((category, at) => (
          <li key={category.id}>
            <div
              {...(mayChange && rowProps(category.id))}
              data-category={category.id}
              className={classNames(
                'flex min-h-12 flex-wrap items-center gap-x-3 rounded-sm border-line border-b px-1',
                mayChange && 'cursor-grab',
                over?.id === category.id && LINES[over.place],
              )}
            >
              <CategoryName category={category} mayChange={mayChange} />
              {mayChange && (
                <CategoryButtons
                  category={category}
                  isFirst={at === 0}
                  isLast={at === inside.length - 1}
                  onIntent={(intent) => {
                    pressed.current = { id: category.id, intent };
                  }}
                />
              )}
            </div>
            {branch(category.id)}
          </li>
        ))}
      </ul>
    );
  };
  return branch(null);
}

function CategoryName({
  category: { id, name, count, hidden },
  mayChange,
}: Omit<CategoryTreeProps, 'categories'> & { category: ShownCategory }) {
  return (
    <p className="flex min-w-40 flex-1 flex-wrap items-center gap-x-3">
      {mayChange ? (
        <Link to={`/zaplecze/kategorie/${id}`} className="inline-flex min-h-11 items-center font-semibold underline">
          {name}
        </Link>
      ) : (
        <span className="py-3 font-semibold">{name}</span>
      )}
      <span className="text-ink-soft text-sm">{texts.products(count)}</span>
      {hidden && <Badge tone="neutral">{texts.hidden}</Badge>}
    </p>
  );
}

interface CategoryButtonsProps {
  category: ShownCategory;
  isFirst: boolean;
  isLast: boolean;
  onIntent: (intent: string) => void;
}

function CategoryButtons({ category: { id, level, name }, isFirst, isLast, onIntent }: CategoryButtonsProps) {
  const isUseless: Record<TreeStep, boolean> = {
    up: isFirst,
    down: isLast,
    in: isFirst || level === 3,
    out: level === 1,
  };
  return (
    <Form method="post" className="flex gap-1">
      <input type="hidden" name="id" value={id} />
      {TREE_STEPS.map((step) => (
        <Button
          key={step}
          type="submit"
          name="intent"
          value={step}
          look="quiet"
          square
          disabled={isUseless[step]}
          aria-label={texts.steps[step](name)}
          onClick={() => onIntent(step)}
        >
          <ArrowUpIcon className={`size-5 ${TURNS[step]}`} />
        </Button>
      ))}
      {level < 3 && (
        <ButtonLink to={`/zaplecze/kategorie/nowy?w=${id}`} look="quiet" square aria-label={texts.addBelow(name)}>
          <PlusIcon className="size-5" />
        </ButtonLink>
      )}
    </Form>
  );
}

/** The focus follows a category moved by keyboard. */
function useFocusOnMoved(categories: readonly ShownCategory[]) {
  const pressed = useRef<{ id: number; intent: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the tree is rendered anew
  useEffect(() => {
    if (!pressed.current) return;
    const { id, intent } = pressed.current;
    const row = document.querySelector(`[data-category="${id}"]`);
    const button = row?.querySelector<HTMLElement>(`button[value="${intent}"]:enabled`);
    (button ?? row?.querySelector('a'))?.focus();
    pressed.current = null;
  }, [categories]);
  return pressed;
}
