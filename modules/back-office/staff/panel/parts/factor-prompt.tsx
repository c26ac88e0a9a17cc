import { useRef } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { Entrance } from '#platform/panel-ui/entrance.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { factor as factorTexts, asked as texts } from '../../texts/panel-sign-in.ts';
import { FACTOR_FIELDS, type FactorRequired } from '../recent-factor.ts';
import { UsePasskey } from './use-passkey.tsx';

/** In the place of a screen whose act waits for the second factor: shown here, it is done with all that was typed. */
export function FactorPrompt({ asked: { fields, hasPasskey, fault } }: { asked: FactorRequired }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const sent = (wanted: string) => fields.find(([name]) => name === wanted)?.[1] ?? '';
  const act = texts.actions[sent('intent')];
  const subject = /\/(?:zamowienia|zwroty|reklamacje|odstapienia)\/([^/]+)$/.exec(pathname)?.[1] ?? '';
  const carried = fields.map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fields of one sent form, which never change their places.
    <input key={at} type="hidden" name={name} value={value} />
  ));
  return (
    <div data-result="">
      <Entrance title={texts.title} lead={texts.lead}>
        {act && <p className="font-semibold">{texts.act(act, subject, sent('amount'))}</p>}
        {hasPasskey && <UsePasskey onShown={() => submit(form.current)} />}
        <Form method="post" action={pathname + search} ref={form} className="grid gap-5">
          {carried}
          <TextField
            label={factorTexts.code}
            hint={factorTexts.codeHint}
            error={fault?.name === 'code' ? fault.text : undefined}
            name={FACTOR_FIELDS.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            required
          />
          <Button type="submit" size="lg" wide>
            {texts.submit}
          </Button>
        </Form>
        <Disclosure title={factorTexts.recovery} open={fault?.name === 'recovery'}>
          <Form method="post" action={pathname + search} className="grid gap-5">
            {carried}
            <TextField
              label={factorTexts.recoveryCode}
              hint={factorTexts.recoveryHint}
              error={fault?.name === 'recovery' ? fault.text : undefined}
              name={FACTOR_FIELDS.recovery}
              autoComplete="off"
              maxLength={40}
              required
            />
            <Button type="submit" look="secondary" wide>
              {texts.submitRecovery}
            </Button>
          </Form>
        </Disclosure>
        <TextLink to={pathname + search} quiet reloadDocument>
          {texts.leave}
        </TextLink>
      </Entrance>
    </div>
  );
}
