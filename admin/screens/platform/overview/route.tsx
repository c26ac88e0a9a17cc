import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { Link } from '#app/ui/link.tsx';
import * as texts from '#texts/panel/overview.ts';
import { loadOverview } from './load.server.ts';

export const handle: PanelHandle = { access: 'panel.open', title: texts.title };

export const loader = ({ context }: LoaderFunctionArgs) => loadOverview(context);

/** The first screen of a working day: what waits, each with the way to it. */
export default function Overview() {
  const { waiting } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} />
      <h2 className="mb-3">{texts.waits}</h2>
      {waiting.length === 0 && <p>{texts.nothing}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
        {waiting.map(({ kind, count, to, isTrouble }) => (
          <li key={kind}>
            <Link
              to={to}
              className="flex h-full flex-col rounded-md border border-line bg-surface p-4 no-underline hover:border-line-strong"
            >
              <span className={`figures type-title ${isTrouble ? 'text-error' : ''}`}>{count}</span>
              <span className="text-ink-soft">{texts.waiting[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
