import type { CategoryNode } from '#modules/catalogue/products/rules/category-tree.ts';
import { countProducts } from '#modules/catalogue/products/texts/product-cards.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../texts/storefront.ts';
import { DepartmentPhoto } from './department-tile.tsx';
import { loadCategories } from './load.server.ts';

export const handle: PageHandle = { page: 'text', isDocument: true, breadcrumbs: () => [{ label: texts.title }] };

export function loader({ context }: Route.LoaderArgs) {
  return loadCategories(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches), description: texts.description });
}

export default function CategoriesRoute({ loaderData: departments }: Route.ComponentProps<typeof loader>) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1>{texts.title}</h1>
        <p className="flex flex-wrap gap-2">
          <ButtonLink to="/promocje" look="secondary" size="sm" className="text-sale!">
            {texts.promotions}
          </ButtonLink>
          <ButtonLink to="/nowosci" look="secondary" size="sm" className="text-brand!">
            {texts.news}
          </ButtonLink>
        </p>
      </div>
      <nav aria-label={texts.jump} className="mt-5">
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
          {departments.map(({ id, name }) => (
            <li key={id} className="shrink-0">
              <ButtonLink to={`#dzial-${id}`} look="secondary" size="sm">
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      {departments.map((department) => (
        <Department key={department.id} department={department} />
      ))}
    </>
  );
}

const LINK =
  'inline-block min-h-11 rounded-sm py-2.5 leading-normal lg:min-h-9 lg:py-1.5 hover:text-brand hover:underline hover:underline-offset-4';

/** One department: its picture, and next to it its name and everything below it. */
function Department({ department: { id, name, link, count, photo, children } }: { department: CategoryNode }) {
  const anchor = `dzial-${id}`;
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-nazwa`}
      className="mt-8 scroll-mt-24 border-t border-line pt-8 md:mt-10 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:grid-rows-[auto_1fr] md:gap-x-8 md:pt-10 lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
    >
      {/* The name leads there too: one way for the keyboard and for readers is enough. */}
      <Link to={link} aria-hidden="true" tabIndex={-1} className="block md:row-span-2">
        <DepartmentPhoto
          photo={photo}
          sizes="(min-width: 75rem) 21.25rem, (min-width: 47.3125rem) 32vw, 92vw"
          className="aspect-2/1 md:aspect-8/5"
        />
      </Link>
      <div className="mt-4 flex flex-wrap items-baseline gap-x-3 md:mt-0">
        <h2 id={`${anchor}-nazwa`}>
          <Link to={link} className="rounded-sm hover:text-brand">
            {name}
          </Link>
        </h2>
        <p className="figures text-sm text-ink-soft">{countProducts(count)}</p>
      </div>
      <ul className="mt-2 columns-[10rem] gap-x-4 max-[22.4375rem]:columns-1 md:columns-[12rem] md:gap-x-8">
        {children.map((category) => (
          <li key={category.id} className="break-inside-avoid pb-3">
            <span className="font-semibold">
              <Named category={category} />
            </span>
            {category.children.length > 0 && (
              <ul className="-mt-1">
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

function Named({ category: { name, link, count } }: { category: CategoryNode }) {
  return (
    <Link to={link} className={LINK}>
      {name}
      <span className="figures ml-2 text-sm font-normal text-ink-soft">{count}</span>
    </Link>
  );
}
