import { OpinionFields } from '#app/features/after-sale/add-opinion/opinion-fields.tsx';
import { opinionForm } from '#app/features/after-sale/add-opinion/opinion-form.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { invitedOpinionLink } from '#rules/platform/links/screen-links.ts';
import * as opinionTexts from '#texts/after-sale/opinions.ts';
import * as opinionsFormTexts from '#texts/after-sale/opinions-form.ts';
import * as opinionsInvitationTexts from '#texts/after-sale/opinions-invitation.ts';
import { Message } from '../../../ui/alert/message.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Route } from './+types/route.ts';
import { loadInvitation, receiveInvitedOpinion } from './load.server.ts';

export const handle: PageHandle = {
  page: 'opinions-add',
  breadcrumbs: () => [{ label: opinionsInvitationTexts.title }],
  noIndex: true,
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadInvitation({ context, url, token: params.token });
}

export function action({ request, context, url, params }: Route.ActionArgs) {
  return receiveInvitedOpinion(request, { context, url, token: params.token });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: opinionsInvitationTexts.title, shopName: shopName(matches) });
}

export default function InvitedOpinionRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { orderNumber, subjects, about } = loaderData;
  const isSent = Boolean(actionData && 'sent' in actionData);
  return (
    <div className="mx-auto max-w-xl">
      <h1>{opinionsInvitationTexts.title}</h1>
      <p className="mt-2 text-ink-soft">{opinionsInvitationTexts.lead(orderNumber)}</p>
      {isSent && (
        <Message kind="success" className="mt-6">
          <p>{opinionTexts.sent}</p>
        </Message>
      )}
      {about ? (
        <InvitedForm key={about.key} loaderData={loaderData} actionData={actionData} params={params} />
      ) : (
        <ul className="mt-6 grid gap-3">
          {subjects.map(({ key, name, isWritten }) => (
            <li key={key}>
              {isWritten ? (
                <p className="py-2 text-ink-soft">{opinionsInvitationTexts.written(name)}</p>
              ) : (
                <ButtonLink
                  to={invitedOpinionLink(params.token, key)}
                  look="secondary"
                  wide
                  className="py-2 text-center"
                >
                  {name === null ? opinionsInvitationTexts.aboutShop : opinionsInvitationTexts.rate(name)}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function InvitedForm({
  loaderData: { author, email, about },
  actionData,
  params,
}: Pick<Route.ComponentProps, 'loaderData' | 'actionData' | 'params'>) {
  const reply = actionData && 'reply' in actionData ? actionData.reply : undefined;
  const { formProps, field, formError, submitting } = useShopForm(opinionForm, {
    reply,
    id: 'opinion',
    defaultValue: { author, email },
  });
  return (
    <>
      <p className="mt-6 font-semibold">
        {about?.name ? opinionsFormTexts.about(about.name) : opinionsFormTexts.aboutShop}
      </p>
      <PostForm
        action={invitedOpinionLink(params.token, about?.key)}
        encType="multipart/form-data"
        {...formProps}
        className="mt-4"
      >
        <OpinionFields field={field} formError={formError} submitting={submitting} />
      </PostForm>
    </>
  );
}
