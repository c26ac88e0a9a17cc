import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Entrance } from '#platform/panel-ui/entrance.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { enrol as texts } from '../../texts/panel-sign-in.ts';
import type { PanelHandle } from '../access.ts';
import type { EntryAnswer } from '../entering.server.ts';
import { AddPasskey } from '../parts/add-passkey.tsx';
import { RecoveryCodes } from '../parts/recovery-codes.tsx';
import { enrolApp, loadEnrol } from './load.server.ts';

export const handle: PanelHandle = { access: 'half-open', actions: { enrol: 'half-open' }, title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadEnrol(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => enrolApp(context, request);

export default function Enrol() {
  const { next, secret, qr } = useLoaderData<typeof loader>();
  const answer = useActionData<EntryAnswer & { codes?: string[] }>();
  const [keyCodes, setKeyCodes] = useState<string[]>([]);
  const codes = answer?.codes ?? keyCodes;
  if (codes.length > 0) return <RecoveryCodes codes={codes} next={next} />;
  return (
    <Entrance title={texts.title} lead={texts.lead}>
      <section className="grid gap-4">
        <h2>{texts.app}</h2>
        <p>{texts.scan}</p>
        <svg
          role="img"
          aria-label={texts.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className="w-56 max-w-full justify-self-center rounded-md bg-night-ink text-night"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <p className="text-sm text-ink-soft">
          {texts.secret} <code className="break-words font-semibold text-ink">{secret}</code>
        </p>
        <form method="post" className="grid gap-4">
          <TextField
            label={texts.code}
            error={answer?.faults?.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            required
          />
          <Button type="submit" name="intent" value="enrol" size="lg" wide>
            {texts.submit}
          </Button>
        </form>
      </section>
      <AddPasskey onAdded={(added) => (added.length > 0 ? setKeyCodes(added) : window.location.assign(next))} />
    </Entrance>
  );
}
