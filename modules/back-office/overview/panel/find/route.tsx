import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { SearchBar } from '#platform/panel-ui/search-bar.tsx';
import { find as texts } from '../../texts/panel.ts';
import { FoundList } from './found-list.tsx';
import { loadFound } from './load.server.ts';

export const handle: PanelHandle = { access: 'panel.open', title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadFound(context, request);

/** The search of the panel as a screen: what Ctrl K opens in a window, without a script and with an address. */
export default function Find() {
  const { text, found } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} />
      <div className="mb-5">
        <SearchBar label={texts.label} name="text" value={text} submit={texts.send} />
        <p className="mt-1.5 text-ink-soft text-sm">{texts.hint}</p>
      </div>
      <FoundList text={text} found={found} />
    </>
  );
}
