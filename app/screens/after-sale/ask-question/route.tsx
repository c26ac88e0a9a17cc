import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as questionTexts from '#texts/after-sale/questions.ts';
import { Message } from '../../../ui/alert/message.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Route } from './+types/route.ts';
import { receiveQuestion } from './act.server.ts';
import { loadAskQuestion } from './load.server.ts';
import { QuestionFields, questionForm } from './question-fields.tsx';

export const handle: PageHandle<Awaited<ReturnType<typeof loadAskQuestion>>> = {
  page: 'projector',
  breadcrumbs: (product) => [{ label: product.name, to: product.link }, { label: questionTexts.form.title }],
  noIndex: true,
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadAskQuestion({ context, url, ...params });
}

export function action({ request, context, params }: Route.ActionArgs) {
  return receiveQuestion(request, context, Number(params.id));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: questionTexts.form.title, shopName: shopName(matches) });
}

export default function AskQuestionRoute({ loaderData: product, actionData }: Route.ComponentProps) {
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
