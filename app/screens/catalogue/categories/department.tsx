import { Link } from 'react-router';
import type { ListedCategory } from './load.server.ts';

const LINK =
  'inline-block min-h-11 rounded-sm py-2.5 leading-normal hover:text-brand hover:underline hover:underline-offset-4';

/** One department with everything below it. */
export function Department({ department }: { department: ListedCategory }) {
  const id = `dzial-${department.id}`;
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="scroll-mt-4">
        <Named category={department} />
      </h2>
      <ul className="mt-2 grid gap-x-4 gap-y-4 min-[360px]:grid-cols-2 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 xl:grid-cols-5">
        {department.children.map((category) => (
          <li key={category.id}>
            <span className="font-semibold">
              <Named category={category} />
            </span>
            {category.children.length > 0 && (
              <ul className="border-l border-line pl-3">
                {category.children.map((child) => (
                  <li key={child.id} className="text-ink-soft">
                    <Named category={child} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Named({ category: { name, link, count } }: { category: ListedCategory }) {
  return (
    <Link to={link} prefetch="intent" className={LINK}>
      {name}
      <span className="figures ml-2 text-sm font-normal text-ink-soft">{count}</span>
    </Link>
  );
}
