import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as opinionsFormTexts from '../../texts/form.ts';
import * as opinionTexts from '../../texts/storefront.ts';
import { OpinionFields } from '../opinion-form/opinion-fields.tsx';
import { opinionForm } from '../opinion-form/opinion-form.ts';
import { receiveOpinion } from '../opinion-form/receive-opinion.server.ts';
import { loadAddOpinion } from './load.server.ts';

export const handle: PageHandle<Awaited<ReturnType<typeof loadAddOpinion>>> = {
  page: 'opinions-add',
  breadcrumbs: ({ product }) => [{ label: product.name, to: product.link }, { label: opinionsFormTexts.title }],
  noIndex: true,
};

export function loader({ context, url, params }: Route.LoaderArgs<'id' | 'slug'>) {
  return loadAddOpinion({ context, url, ...params });
}

export function action({ request, context, params }: Route.ActionArgs<'id' | 'slug'>) {
  return receiveOpinion(request, context, { productId: Number(params.id) });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: opinionsFormTexts.title, shopName: shopName(matches) });
}

export default function AddOpinionRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const { product, own } = loaderData;
  const reply = actionData && 'reply' in actionData ? actionData.reply : undefined;
  const isSent = actionData !== undefined && 'sent' in actionData;
  const { formProps, field, formError, submitting } = useShopForm(opinionForm, { reply, id: 'opinion' });
  const isWritten = own === 'waiting' || own === 'published';
  return (
    <div className="mx-auto max-w-xl">
      <h1>{opinionsFormTexts.title}</h1>
      <p className="mt-2 text-ink-soft">{opinionsFormTexts.about(product.name)}</p>
      {isSent ? (
        <Message kind="success" className="mt-6">
          <p>{opinionTexts.sent}</p>
        </Message>
      ) : (
        own && (
          <Message kind={own === 'rejected' ? 'warning' : 'info'} className="mt-6">
            <p>{opinionTexts.own[own]}</p>
          </Message>
        )
      )}
      {isSent || isWritten ? (
        <ButtonLink to={product.link} className="mt-6">
          {opinionTexts.back}
        </ButtonLink>
      ) : (
        <PostForm encType="multipart/form-data" {...formProps} className="mt-6">
          <OpinionFields field={field} formError={formError} submitting={submitting} />
        </PostForm>
      )}
    </div>
  );
}
