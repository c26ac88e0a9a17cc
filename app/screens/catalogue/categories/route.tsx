import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { Link } from '#app/ui/link.tsx';
import * as texts from '#texts/catalogue/categories.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Route } from './+types/route.ts';
import { type ListedCategory, loadCategories } from './load.server.ts';

export const handle: PageHandle = { page: 'text', isDocument: true, breadcrumbs: () => [{ label: texts.title }] };

export function loader({ context }: Route.LoaderArgs) {
  return loadCategories(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches), description: texts.description });
}

export default function CategoriesRoute({ loaderData: departments }: Route.ComponentProps) {
  return (
    <>
      <h1>{texts.title}</h1>
      <nav aria-label={texts.jump} className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {departments.map(({ id, name }) => (
            <li key={id}>
              <ButtonLink to={`#dzial-${id}`} look="secondary" size="sm">
                {name}
              </ButtonLink>
            </li>
          ))}
          <li>
            <ButtonLink to="/promocje" look="secondary" size="sm" className="text-sale!">
              {texts.promotions}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink to="/nowosci" look="secondary" size="sm" className="text-brand!">
              {texts.news}
            </ButtonLink>
          </li>
        </ul>
      </nav>
      {departments.map((department) => (
        <Department key={department.id} department={department} />
      ))}
    </>
  );
}

const LINK =
  'inline-block min-h-11 rounded-sm py-2.5 leading-normal hover:text-brand hover:underline hover:underline-offset-4';

/** One department with everything below it. */
function Department({ department }: { department: ListedCategory }) {
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
    <Link to={link} className={LINK}>
      {name}
      <span className="figures ml-2 text-sm font-normal text-ink-soft">{count}</span>
    </Link>
  );
}
