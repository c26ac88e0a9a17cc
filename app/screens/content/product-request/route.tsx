import type { FormReply } from '#app/features/platform/forms/define-form.ts';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { TextareaControl, TextControl } from '#app/features/platform/forms/text-control.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as texts from '#texts/content/product-request.ts';
import { Message } from '../../../ui/alert/message.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Route } from './+types/route.ts';
import { receiveRequest } from './act.server.ts';
import { requestForm } from './request-form.ts';

export const handle: PageHandle = { page: 'text', breadcrumbs: () => [{ label: texts.title }] };

export function loader({ url }: Route.LoaderArgs) {
  return { sent: url.searchParams.has('wyslano'), sought: (url.searchParams.get('szukane') ?? '').slice(0, 200) };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveRequest(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches), description: texts.intro });
}

export default function ProductRequestRoute({ loaderData: { sent, sought }, actionData }: Route.ComponentProps) {
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
