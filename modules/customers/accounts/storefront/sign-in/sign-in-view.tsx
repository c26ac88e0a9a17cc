import { CheckboxControl } from '#platform/forms/storefront/checkbox-control.tsx';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PasswordControl } from '#platform/forms/storefront/password-control.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { withReturn } from '#platform/links/rules/return-address.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { buttonLook } from '#platform/ui/button-look.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as signInTexts from '../../texts/sign-in.ts';
import { PasskeySignIn } from '../passkey-parts/passkey-sign-in.tsx';
import type { ShownSignIn } from './load.server.ts';
import { signInForm } from './sign-in-form.ts';

interface SignInViewProps {
  reply: FormReply | undefined;
  shown: ShownSignIn;
}

/** S2.48 */
export function SignInView({ reply, shown }: SignInViewProps) {
  const { returnTo, lookup, providers } = shown;
  const { formProps, field, formError, submitting } = useShopForm(signInForm, {
    reply,
    id: 'sign-in',
    defaultValue: { remember: true },
  });
  return (
    <>
      <h1>{signInTexts.title}</h1>
      <p className="mt-2 text-ink-soft">{shown.wasSent ? signInTexts.needed : signInTexts.intro}</p>
      {shown.expired && (
        <Message kind="info" className="mt-6">
          <p>{signInTexts.expired}</p>
        </Message>
      )}
      {shown.problem && (
        <Message kind="warning" className="mt-6">
          <p>{shown.problem}</p>
        </Message>
      )}
      <FormError text={formError} className="mt-6" />
      <div className="mt-6 grid gap-3 noscript:hidden">
        <PasskeySignIn returnTo={returnTo} />
        <Either>{signInTexts.passkey.orPassword}</Either>
      </div>
      <PostForm {...formProps} className="mt-3 grid gap-5 noscript:mt-6">
        <TextControl
          field={field('login')}
          label={signInTexts.login}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordControl field={field('password')} label={signInTexts.password} autoComplete="current-password" />
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
          <CheckboxControl field={field('remember')} label={signInTexts.remember} />
          <TextLink to={withReturn('/logowanie?haslo', returnTo)} className="inline-flex min-h-11 items-center">
            {signInTexts.forgotten}
          </TextLink>
        </div>
        <Button type="submit" size="lg" wide loading={submitting}>
          {signInTexts.submit}
        </Button>
      </PostForm>
      <div className="mt-4 grid gap-3">
        <SocialWays providers={providers} returnTo={returnTo} />
      </div>
      <div className="mt-6 divide-y divide-line rounded-lg bg-surface-2 px-5 py-1">
        {lookup && <OtherWay {...signInTexts.lookup} to={lookup} />}
        <OtherWay {...signInTexts.register} to={withReturn('/rejestracja', returnTo)} />
      </div>
    </>
  );
}

function Either({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-4 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}

function OtherWay({ ask, link, to }: { ask: string; link: string; to: string }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      {ask}
      <TextLink to={to} className="inline-flex min-h-11 items-center font-semibold">
        {link}
      </TextLink>
    </p>
  );
}

interface SocialWaysProps {
  providers: readonly { id: string; name: string }[];
  returnTo: string;
}

/** S2.50 */
const SHOWN = 2;
const WAYS = 'grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3';

function SocialWays({ providers, returnTo }: SocialWaysProps) {
  const texts = signInTexts.social;
  const way = ({ id, name }: { id: string; name: string }) => (
    // A form must not submit to another site.
    <a
      key={id}
      href={`/login.php?${new URLSearchParams({ openid_serviceid: id, powrot: returnTo })}`}
      aria-label={texts.through(name)}
      className={buttonLook({ look: 'secondary', wide: true })}
      rel="nofollow"
    >
      {/* Decorative: not part of the accessible name. */}
      <span
        data-initial={name.slice(0, 1)}
        className="flex size-7 items-center justify-center rounded-full bg-brand-soft text-sm font-bold text-brand before:content-[attr(data-initial)]"
      />
      {name}
    </a>
  );
  if (providers.length === 0) return null;
  const more = providers.slice(SHOWN);
  return (
    <>
      <Either>{texts.or}</Either>
      <div className={WAYS}>{providers.slice(0, SHOWN).map(way)}</div>
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center justify-center text-brand underline underline-offset-4">
            {texts.more}
          </summary>
          <div className={`mt-2 ${WAYS}`}>{more.map(way)}</div>
        </details>
      )}
    </>
  );
}
