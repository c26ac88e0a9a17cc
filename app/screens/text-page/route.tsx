import { pageMeta } from '../../features/seo/page-meta.ts';
import { shopName } from '../../features/seo/shop-name.ts';
import type { PageHandle } from '../../features/shell/page-handle.ts';
import type { Route } from './+types/route.ts';
import { loadTextPage } from './load.server.ts';

export const handle: PageHandle<{ title: string }> = {
  page: 'text',
  breadcrumbs: ({ title }) => [{ label: title }],
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTextPage(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.title, shopName: shopName(matches) }) : [];
}

/** Terms, privacy, delivery, accessibility: what the shop has to say at length. */
export default function TextPageRoute({ loaderData }: Route.ComponentProps) {
  return (
    <article>
      <h1>{loaderData.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved */}
      <div className="prose mt-6 max-w-[70ch]" dangerouslySetInnerHTML={{ __html: loaderData.body }} />
    </article>
  );
}
