import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Clock } from '#modules/after-sale/claims/rules/legal-clock.ts';
import * as afterSale from '#modules/after-sale/claims/texts/panel.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { shortDay } from '#platform/time/rules/date-format.ts';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../texts/panel.ts';
import { loadOverview } from './load.server.ts';
import { OpeningNotice } from './opening-notice.tsx';
import { SalesCards } from './sales-cards.tsx';

export const handle: PanelHandle = { access: 'panel.open', title: texts.title };

export const loader = ({ context }: LoaderFunctionArgs) => loadOverview(context);

/** O.40: the first screen of a working day: what waits, each with the way to it, and how it goes. */
export default function Overview() {
  const { opening, waiting, sales, chart } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} />
      {opening && <OpeningNotice opening={opening} />}
      <h2 className="mb-3">{texts.waits}</h2>
      {waiting.length === 0 && <p>{opening?.state === 'closed' ? texts.nothingYet : texts.nothing}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
        {waiting.map(({ kind, count, clock, to, isTrouble }) => (
          <li key={kind}>
            <Link
              to={to}
              className="flex h-full flex-col rounded-md border border-line bg-surface p-4 no-underline hover:border-line-strong"
            >
              <span className={`figures type-title ${isTrouble ? 'text-error' : ''}`}>{count}</span>
              <span className="text-ink-soft">{texts.waiting[kind]}</span>
              {clock && <FirstDue clock={clock} />}
            </Link>
          </li>
        ))}
      </ul>
      <SalesCards periods={sales} chart={chart} />
    </>
  );
}

const TONES: Record<Clock['urgency'], string> = { late: 'text-error', soon: 'text-warn', calm: 'text-ink-soft' };

/** How long the shop has for the first of them. */
function FirstDue({ clock }: { clock: Clock }) {
  return (
    <span className={`mt-1 font-semibold text-sm ${TONES[clock.urgency]}`}>
      {texts.firstDue(afterSale.clock(clock), shortDay(clock.due))}
    </span>
  );
}
