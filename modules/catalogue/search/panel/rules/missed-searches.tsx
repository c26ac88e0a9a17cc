import { NEW } from '#modules/back-office/resources/panel/to-typed.ts';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { type PanelColumn, PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { missed as texts, views } from '../../texts/panel.ts';

interface Missed {
  text: string;
  hours: number;
  isTended: boolean;
}

interface MissedSearchesProps {
  missed: Missed[];
  mayChange: boolean;
  list: string;
}

export function MissedSearches({ missed, mayChange, list }: MissedSearchesProps) {
  if (missed.length === 0) return <Empty text={texts.empty} />;
  const columns: PanelColumn<Missed>[] = [
    { label: texts.text, cell: ({ text }) => text, className: 'break-words' },
    { label: texts.hours, cell: ({ hours }) => hours },
    {
      label: texts.state,
      cell: ({ isTended }) => (
        <Badge tone={isTended ? 'ok' : 'neutral'}>{isTended ? texts.isTended : texts.isOpen}</Badge>
      ),
    },
    { label: texts.act, isActions: true, cell: ({ text }) => <Actions text={text} add={mayChange ? list : null} /> },
  ];
  return (
    <>
      <p className="mb-4 max-w-[37.5rem]">{texts.lead}</p>
      <PanelTable caption={views['bez-wyniku']} columns={columns} rows={missed} keyOf={({ text }) => text} />
    </>
  );
}

function Actions({ text, add }: { text: string; add: string | null }) {
  return (
    <div className="flex flex-wrap gap-2">
      {add && (
        <ButtonLink
          to={`${add}/${NEW}?${new URLSearchParams({ widok: 'synonimy', slowa: text })}`}
          look="secondary"
          size="sm"
          aria-label={texts.addFor(text)}
        >
          {texts.add}
        </ButtonLink>
      )}
      <ButtonLink
        to={`?${new URLSearchParams({ widok: 'sprawdz', tekst: text })}`}
        look="quiet"
        size="sm"
        aria-label={texts.checkFor(text)}
      >
        {texts.check}
      </ButtonLink>
    </div>
  );
}
