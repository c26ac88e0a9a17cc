import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { ChevronRightIcon } from '#platform/ui/icons/directions.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../texts/panel.ts';
import { loadSettings } from './load.server.ts';
import { SETTINGS } from './section/sections.ts';

export const handle: PanelHandle = { access: 'settings.see', title: texts.title };
export const loader = ({ context }: LoaderFunctionArgs) => loadSettings(context);

export default function Settings() {
  const { sections } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ul className="max-w-[56rem] divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
        {sections.map(({ id, isIncomplete }) => (
          <li key={id}>
            <Link
              to={`${SETTINGS}/${id}`}
              className="-outline-offset-2 flex items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-surface-2"
            >
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-0 flex-1 basis-56">
                  <span className="block font-semibold">{texts.sections[id].title}</span>
                  <span className="block text-ink-soft text-sm">{texts.sections[id].about}</span>
                </span>
                {isIncomplete && <Badge tone="warn">{texts.incomplete}</Badge>}
              </span>
              <ChevronRightIcon className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
