import { useActionData } from 'react-router';
import { QuantityField } from '#modules/catalogue/availability/storefront/quantity-field.tsx';
import { CheckboxControl } from '#platform/forms/storefront/checkbox-control.tsx';
import { CommentControl } from '#platform/forms/storefront/comment-control.tsx';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FileControl } from '#platform/forms/storefront/file-control.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { onlyForDevelopers } from '#platform/shell/storefront/not-found.server.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import * as texts from '#storefront/dev/texts/dev-forms.ts';
import { receiveTrial } from './action.server.ts';
import { FILE_LIMITS, QUANTITIES, trialForm } from './trial-form.ts';

export const handle: PageHandle = { page: 'text', noIndex: true };

export const meta = () => [{ title: texts.title }];

export function loader({ context }: Route.LoaderArgs) {
  onlyForDevelopers(context);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  onlyForDevelopers(context);
  return receiveTrial(request);
}

export default function DevFormsRoute() {
  const answer = useActionData<typeof action>();
  return (
    <div className="mx-auto max-w-160 px-4 py-8">
      <h1 className="mb-2">{texts.title}</h1>
      <p className="mb-8 text-ink-soft">{texts.intro}</p>
      {answer && 'received' in answer && answer.received ? (
        <section aria-label={texts.sent} className="mb-8 rounded-md border border-ok p-4">
          <h2 className="type-minor">{texts.sent}</h2>
          <pre className="overflow-x-auto text-sm">{JSON.stringify(answer.received, null, 2)}</pre>
        </section>
      ) : null}
      <TrialFormView reply={answer && 'reply' in answer ? answer.reply : undefined} />
    </div>
  );
}

const UNITS = {
  metres: { unit: 'm' },
  pieces: { unit: 'szt.' },
  pairs: { unit: 'para', unitPlural: 'par' },
  unlimited: { unit: 'szt.' },
};
const quantityNames = ['metres', 'pieces', 'pairs', 'unlimited'] as const;

function TrialFormView({ reply }: { reply?: FormReply }) {
  const { formProps, field, formError, submitting } = useShopForm(trialForm, { reply, id: 'trial' });
  return (
    <PostForm encType="multipart/form-data" {...formProps}>
      {formError ? (
        <p role="alert" className="mb-6 font-medium text-error">
          {formError}
        </p>
      ) : null}
      <div className="grid gap-6">
        <TextControl field={field('name')} label={texts.name} hint={texts.nameHint} autoComplete="given-name" />
        <TextControl field={field('nickname')} label={texts.nickname} hint={texts.nicknameHint} />
        <TextControl field={field('email')} label={texts.email} type="email" autoComplete="email" />
        <TextControl field={field('contact')} label={texts.contact} />
        <TextControl field={field('phone')} label={texts.phone} type="tel" autoComplete="tel" />
        <TextControl field={field('login')} label={texts.login} hint={texts.loginHint} autoComplete="username" />
        <TextControl field={field('bankAccount')} label={texts.bankAccount} inputMode="numeric" />
        <TextControl field={field('password')} label={texts.password} type="password" autoComplete="new-password" />
        <CommentControl field={field('comment')} label={texts.comment} />
        <FileControl field={field('file')} label={texts.file} limits={FILE_LIMITS} optional />
        {quantityNames.map((name) => {
          const { control, defaultValue } = field(name);
          return (
            <Field key={name} id={control.id} label={texts.quantities[name]}>
              {() => (
                <QuantityField
                  id={control.id}
                  name={name}
                  facts={QUANTITIES[name]}
                  unit={UNITS[name]}
                  defaultValue={defaultValue === undefined ? undefined : Number(defaultValue)}
                />
              )}
            </Field>
          );
        })}
        <CheckboxControl field={field('terms')} label={texts.terms} />
        <Button type="submit" look="primary" loading={submitting}>
          {texts.send}
        </Button>
      </div>
    </PostForm>
  );
}
