import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Entrance } from '#platform/panel-ui/entrance.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { factor as texts } from '../../texts/panel-sign-in.ts';
import type { PanelHandle } from '../access.ts';
import type { EntryAnswer } from '../entering.server.ts';
import { UsePasskey } from '../parts/use-passkey.tsx';
import { loadFactor, showFactor } from './action.server.ts';

export const handle: PanelHandle = {
  access: 'half-open',
  actions: { code: 'half-open', recovery: 'half-open' },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadFactor(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => showFactor(context, request);

export default function Factor() {
  const { next, hasPasskey } = useLoaderData<typeof loader>();
  const faults = useActionData<EntryAnswer>()?.faults;
  return (
    <Entrance title={texts.title} lead={texts.lead}>
      {/* On to a whole page: the frame around it is another one now. */}
      {hasPasskey && <UsePasskey onShown={() => window.location.assign(next)} />}
      <form method="post" className="grid gap-5">
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          error={faults?.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
        />
        <Button type="submit" name="intent" value="code" size="lg" wide>
          {texts.submit}
        </Button>
      </form>
      <Disclosure title={texts.recovery} open={faults?.recovery !== undefined}>
        <form method="post" className="grid gap-5">
          <TextField
            label={texts.recoveryCode}
            hint={texts.recoveryHint}
            error={faults?.recovery}
            name="code"
            autoComplete="off"
            maxLength={40}
            required
          />
          <Button type="submit" name="intent" value="recovery" look="secondary" wide>
            {texts.useRecovery}
          </Button>
        </form>
      </Disclosure>
      <form method="post" action="/zaplecze/wyloguj">
        <Button type="submit" name="intent" value="leave" look="quiet" size="sm">
          {texts.leave}
        </Button>
      </form>
    </Entrance>
  );
}
