import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as accountTexts from '#texts/customers/account.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Route } from './+types/route.ts';

const texts = accountTexts.closed;

export const handle: PageHandle = { page: 'text', breadcrumbs: () => [{ label: texts.title }], noIndex: true };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

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
