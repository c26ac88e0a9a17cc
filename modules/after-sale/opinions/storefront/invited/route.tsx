import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { invitedOpinionLink } from '#platform/links/rules/screen-links.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as opinionsFormTexts from '../../texts/form.ts';
import * as opinionsInvitationTexts from '../../texts/invitation-email.ts';
import * as opinionTexts from '../../texts/storefront.ts';
import { OpinionFields } from '../opinion-form/opinion-fields.tsx';
import { opinionForm } from '../opinion-form/opinion-form.ts';
import { loadInvitation, receiveInvitedOpinion } from './load.server.ts';

export const handle: PageHandle = {
  page: 'opinions-add',
  breadcrumbs: () => [{ label: opinionsInvitationTexts.title }],
  noIndex: true,
};

export function loader({ context, url, params }: Route.LoaderArgs<'token'>) {
  return loadInvitation({ context, url, token: params.token });
}

export function action({ request, context, url, params }: Route.ActionArgs<'token'>) {
  return receiveInvitedOpinion(request, { context, url, token: params.token });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: opinionsInvitationTexts.title, shopName: shopName(matches) });
}

export default function InvitedOpinionRoute({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps<typeof loader, typeof action, 'token'>) {
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
}: Pick<Route.ComponentProps<typeof loader, typeof action, 'token'>, 'loaderData' | 'actionData' | 'params'>) {
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
