import { Message } from '#platform/ui/alert/message.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { underpriced as texts } from '../../texts/panel-bundles.ts';
import type { ShownBundle } from './describe-bundle.server.ts';

const MAX_SHOWN = 5;

/** Bundles whose prices no longer fit the prices of their parts, wherever prices of many products change. */
export function UnderpricedNotice({ bundles }: { bundles: readonly ShownBundle[] }) {
  if (bundles.length === 0) return null;
  return (
    <Message kind="warning" title={texts.others} className="mb-4">
      <p>{texts.othersLead}</p>
      <ul className="list-disc pl-5">
        {bundles.slice(0, MAX_SHOWN).map(({ id, name, lines: [dearest] }) => (
          <li key={id}>
            <TextLink to={`/zaplecze/produkty/${id}#rozmiary`}>{name}</TextLink> {dearest}
          </li>
        ))}
        {bundles.length > MAX_SHOWN && <li>{texts.more(bundles.length - MAX_SHOWN)}</li>}
      </ul>
    </Message>
  );
}
