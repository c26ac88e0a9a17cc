import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useAnswerFocus } from '#platform/forms/storefront/use-first-error.ts';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { withReturn } from '#platform/links/rules/return-address.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as signInTexts from '../../texts/sign-in.ts';
import { SignInBenefits } from '../account-parts/account-benefits.tsx';
import { loadSignIn, receiveSignIn, type ShownSignIn } from './load.server.ts';
import { reminderForm } from './sign-in-form.ts';
import { SignInView } from './sign-in-view.tsx';

export const handle: PageHandle = {
  page: 'signin',
  breadcrumbs: () => [{ label: signInTexts.title }],
  noIndex: true,
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadSignIn(context, url);
export const action = ({ request, context }: Route.ActionArgs) => receiveSignIn(request, context);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: signInTexts.title, shopName: shopName(matches) });

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  const reply = actionData && 'reply' in actionData ? actionData.reply : undefined;
  return (
    <div className="grid items-start gap-10 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-16">
      <div className="min-w-0">
        {loaderData.view === 'reminder' ? (
          <ReminderView
            reply={reply}
            reminded={actionData !== undefined && 'reminded' in actionData}
            shown={loaderData}
          />
        ) : (
          <SignInView reply={reply} shown={loaderData} />
        )}
      </div>
      <SignInBenefits scene={loaderData.scene} />
    </div>
  );
}

interface ReminderViewProps {
  reply: FormReply | undefined;
  reminded: boolean;
  shown: ShownSignIn;
}

/** S2.49 */
function ReminderView({ reply, reminded, shown }: ReminderViewProps) {
  const texts = signInTexts.reminder;
  const { formProps, field, formError, submitting } = useShopForm(reminderForm, { reply, id: 'reminder' });
  useAnswerFocus(reminded);
  return (
    <>
      <h1>{texts.title}</h1>
      {reminded ? (
        <Message kind="success" title={texts.sentTitle} className="mt-6">
          <p>{texts.sent}</p>
          <p className="mt-2">{texts.notThere}</p>
        </Message>
      ) : (
        <>
          <p className="mt-2 text-ink-soft">{texts.intro}</p>
          <FormError text={formError} className="mt-6" />
          <PostForm {...formProps} className="mt-6 grid gap-5">
            <TextControl field={field('email')} label={texts.who} autoComplete="username" autoCapitalize="none" />
            <Button type="submit" size="lg" wide loading={submitting}>
              {texts.submit}
            </Button>
          </PostForm>
        </>
      )}
      <p className="mt-6">
        <TextLink to={withReturn('/logowanie', shown.returnTo)} className="inline-flex min-h-11 items-center">
          {texts.back}
        </TextLink>
      </p>
    </>
  );
}
