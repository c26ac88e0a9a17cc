import { Message } from '#platform/ui/alert/message.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { underpriced as texts } from '../../texts/panel-bundles.ts';
import type { ShownBundle } from './describe-bundle.server.ts';

interface ConfirmBundleProps {
  bundle: ShownBundle;
  /** The form was sent without the confirmation. */
  isRefused: boolean;
}

/** The loss of a bundle for some choice of sizes, with the confirmation that saving requires. */
export function ConfirmBundle({ bundle: { saving, lines, confirm }, isRefused }: ConfirmBundleProps) {
  return (
    <Message kind={isRefused ? 'error' : 'warning'} title={texts.title}>
      {isRefused && <p className="font-semibold">{texts.notSaved}</p>}
      <p>{texts.lead}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{texts.advice}</p>
      <Checkbox label={confirm} name="confirmedSaving" value={saving} />
    </Message>
  );
}
