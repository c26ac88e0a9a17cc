import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { NEW } from '#modules/back-office/resources/panel/to-typed.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { SearchBar } from '#platform/panel-ui/search-bar.tsx';
import { StateTabs } from '#platform/panel-ui/state-tabs.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as texts from '../../texts/panel.ts';
import { changeSearchRules, loadSearchRules } from './load.server.ts';
import { MissedSearches } from './missed-searches.tsx';
import { RuleTable } from './rule-table.tsx';
import { SearchTester } from './search-tester.tsx';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  actions: { remove: 'catalogue.change' },
  title: texts.title,
};

export const loader = (args: LoaderFunctionArgs) => loadSearchRules(args);
export const action = (args: ActionFunctionArgs) => changeSearchRules(args);

const LIST = '/zaplecze/wyszukiwarka';

export default function SearchRules() {
  const { view, text, code, mayChange, saved, rules, missed, explained } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const create = { to: `${LIST}/${NEW}?widok=${view}`, label: rules ? texts.rules[rules.kind].create : '' };
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead}>
        {mayChange && rules && <ButtonLink to={create.to}>{create.label}</ButtonLink>}
      </ScreenHeader>
      <ActResult answer={answer ?? saved} />
      <StateTabs
        label={texts.title}
        tabs={Object.entries(texts.views).map(([name, label]) => ({
          to: `?widok=${name}`,
          label,
          isCurrent: name === view,
        }))}
      />
      {rules && (
        <>
          <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
            <p className="max-w-[37.5rem]">{texts.rules[rules.kind].lead}</p>
            {(rules.count > 0 || text !== '') && (
              <SearchBar label={texts.filter.label} name="tekst" value={text} submit={texts.filter.submit}>
                <input type="hidden" name="widok" value={view} />
              </SearchBar>
            )}
          </div>
          {rules.count === 0 ? (
            <Empty
              text={text === '' ? texts.rules[rules.kind].empty : texts.filter.nothing}
              link={mayChange ? create : undefined}
            />
          ) : (
            <RuleTable kind={rules.kind} rows={rules.rows} list={LIST} mayChange={mayChange} />
          )}
        </>
      )}
      {view === 'bez-wyniku' && <MissedSearches missed={missed} mayChange={mayChange} list={LIST} />}
      {view === 'sprawdz' && <SearchTester text={text} code={code} explained={explained} />}
    </>
  );
}
