import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextareaControl, TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as texts from '../texts/storefront.ts';
import { receiveRequest } from './action.server.ts';
import { requestForm } from './request-form.ts';

export const handle: PageHandle = { page: 'text', breadcrumbs: () => [{ label: texts.title }] };

export const loader = ({ url }: Route.LoaderArgs) => ({
  sent: url.searchParams.has('wyslano'),
  sought: (url.searchParams.get('szukane') ?? '').slice(0, 200),
});
export const action = ({ request, context }: Route.ActionArgs) => receiveRequest(request, context);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: texts.title, shopName: shopName(matches), description: texts.intro });

export default function ProductRequestRoute({
  loaderData: { sent, sought },
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return (
    <div className="mx-auto max-w-lg">
      <h1>{texts.title}</h1>
      {sent ? (
        <>
          <Message kind="success" className="mt-6">
            <p>{texts.sent}</p>
          </Message>
          <ButtonLink to="/" className="mt-6">
            {texts.backToShopping}
          </ButtonLink>
        </>
      ) : (
        <RequestFormView sought={sought} reply={actionData} />
      )}
    </div>
  );
}

function RequestFormView({ sought, reply }: { sought: string; reply: FormReply | undefined }) {
  const { formProps, field, formError, submitting } = useShopForm(requestForm, {
    reply,
    id: 'product-request',
    defaultValue: { product: sought },
  });
  return (
    <>
      <p className="mt-3 text-ink-soft">{texts.intro}</p>
      <FormError text={formError} className="mt-6" />
      <PostForm {...formProps} className="mt-6 grid gap-5">
        <TextControl field={field('product')} label={texts.product} hint={texts.productHint} />
        <TextareaControl field={field('details')} label={texts.details} hint={texts.detailsHint} rows={5} optional />
        <TextControl field={field('email')} label={texts.email} type="email" inputMode="email" autoComplete="email" />
        <p className="text-sm text-ink-soft">{texts.privacy}</p>
        <Button type="submit" size="lg" wide loading={submitting}>
          {texts.submit}
        </Button>
      </PostForm>
    </>
  );
}
