import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { categoriesTexts as texts } from '#texts/catalogue/categories.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Route } from './+types/route.ts';
import { Department } from './department.tsx';
import { loadCategories } from './load.server.ts';

export const handle: PageHandle = { page: 'text', breadcrumbs: () => [{ label: texts.title }] };

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
