import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as questionTexts from '../texts/storefront.ts';
import { receiveQuestion } from './action.server.ts';
import { loadQuestionForm } from './load.server.ts';
import { QuestionFields, questionForm } from './question-fields.tsx';

export const handle: PageHandle<Awaited<ReturnType<typeof loadQuestionForm>>> = {
  page: 'projector',
  breadcrumbs: (product) => [{ label: product.name, to: product.link }, { label: questionTexts.form.title }],
  noIndex: true,
};

export function loader({ context, url, params }: Route.LoaderArgs<'id' | 'slug'>) {
  return loadQuestionForm({ context, url, ...params });
}

export function action({ request, context, params }: Route.ActionArgs<'id' | 'slug'>) {
  return receiveQuestion(request, context, Number(params.id));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: questionTexts.form.title, shopName: shopName(matches) });
}

export default function QuestionFormRoute({
  loaderData: product,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const reply = actionData && 'reply' in actionData ? actionData.reply : undefined;
  const { formProps, field, formError, submitting } = useShopForm(questionForm, { reply, id: 'question' });
  return (
    <div className="mx-auto max-w-xl">
      <h1>{questionTexts.form.title}</h1>
      <p className="mt-2 font-semibold">{product.name}</p>
      {actionData && 'sent' in actionData ? (
        <>
          <Message kind="success" className="mt-6">
            <p>{questionTexts.sent}</p>
          </Message>
          <ButtonLink to={product.link} className="mt-6">
            {questionTexts.form.back}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="mt-2 text-ink-soft">{questionTexts.form.lead}</p>
          <PostForm {...formProps} className="mt-6">
            <QuestionFields field={field} formError={formError} submitting={submitting} />
          </PostForm>
        </>
      )}
    </div>
  );
}
