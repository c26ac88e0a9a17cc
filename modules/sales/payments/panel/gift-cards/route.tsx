import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ResourceForm } from '#modules/back-office/resources/panel/resource-form.tsx';
import { actions, state } from '#modules/back-office/resources/texts/panel.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { type PanelColumn, PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { SearchBar } from '#platform/panel-ui/search-bar.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Link } from '#platform/ui/link.tsx';
import { cardFields } from '../../rules/card-fields.ts';
import { cards as texts } from '../../texts/panel.ts';
import { changeCards } from './action.server.ts';
import { loadCards } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.see',
  actions: { issue: 'offer.change', block: 'offer.change', unblock: 'offer.change' },
  sensitive: ['issue'],
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCards(context, request);
export const action = (args: ActionFunctionArgs) => changeCards(args);

export default function GiftCards() {
  const { text, cards, next, mayChange } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={sent && !('faults' in sent) ? sent : undefined} />
      {sent && 'issued' in sent && sent.issued && (
        <ul className="figures mb-5 grid gap-1 rounded-md border border-line bg-surface p-4">
          {sent.issued.map(({ number, pin }) => (
            <li key={number} className="flex flex-wrap gap-x-5">
              <span className="font-semibold">{number}</span>
              {pin && <span>{texts.pin(pin)}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="mb-4">
        <SearchBar label={texts.search} name="numer" value={text} submit={texts.find} />
      </div>
      {cards.length === 0 ? (
        <Empty
          text={text === '' ? texts.none : texts.empty}
          link={text === '' ? undefined : { to: '/zaplecze/karty-podarunkowe', label: texts.everything }}
        />
      ) : (
        <CardTable />
      )}
      {next && (
        <p className="mt-3">
          <Link to={next} className="underline">
            {texts.next}
          </Link>
        </p>
      )}
      {mayChange && <IssueForm />}
    </>
  );
}

function CardTable() {
  const { cards, mayChange } = useLoaderData<typeof loader>();
  const columns: PanelColumn<(typeof cards)[number]>[] = [
    { label: texts.number, cell: ({ number }) => number },
    { label: texts.kind, cell: ({ kind }) => kind },
    { label: texts.balance, cell: ({ balance }) => balance, className: 'whitespace-nowrap' },
    { label: texts.expires, cell: ({ expires }) => expires, className: 'whitespace-nowrap' },
    { label: state, cell: (card) => <Badge tone={card.isGood ? 'ok' : 'neutral'}>{card.state}</Badge> },
  ];
  const actionColumns: typeof columns = [
    { label: actions, isActions: true, cell: (card) => <BlockButton card={card} /> },
  ];
  return (
    <PanelTable
      caption={texts.title}
      room="wide"
      rows={cards}
      keyOf={({ id }) => id}
      columns={mayChange ? [...columns, ...actionColumns] : columns}
    />
  );
}

function BlockButton({
  card: { id, number, blocked, left },
}: {
  card: { id: number; number: string; blocked: boolean; left: string };
}) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      {blocked ? (
        <Button type="submit" name="intent" value="unblock" look="secondary" size="sm">
          {texts.unblock}
        </Button>
      ) : (
        <ConfirmButton intent="block" look="secondary" size="sm" question={texts.blockQuestion(number, left)}>
          {texts.block}
        </ConfirmButton>
      )}
    </Form>
  );
}

const FRESH = { kind: 'gift-card', amount: '', pieces: '1', expiresAt: '' };

function IssueForm() {
  const sent = useActionData<typeof action>();
  const refused = sent && 'faults' in sent ? sent : undefined;
  return (
    <section className="mt-8">
      <ResourceForm
        // Issued cards leave an empty form: the same click must not issue them again.
        key={sent && 'issued' in sent ? sent.issued?.[0]?.number : 'first'}
        fields={cardFields}
        groups={[{ title: texts.issueTitle, names: Object.keys(cardFields) }]}
        words={texts.fields}
        typed={refused?.typed ?? FRESH}
        faults={refused?.faults}
        intent="issue"
        send={texts.issue}
      />
    </section>
  );
}
