import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as accountTexts from '../../texts/storefront.ts';

const texts = accountTexts.closed;

export const handle: PageHandle = { page: 'text', breadcrumbs: () => [{ label: texts.title }], noIndex: true };

export const meta = ({ matches }: Route.MetaArgs) => pageMeta({ title: texts.title, shopName: shopName(matches) });

export default function AccountClosedRoute() {
  return (
    <div className="mx-auto max-w-md text-center">
      <h1>{texts.title}</h1>
      <p className="mt-3">{texts.text}</p>
      <ButtonLink to="/" className="mt-6">
        {texts.home}
      </ButtonLink>
    </div>
  );
}
