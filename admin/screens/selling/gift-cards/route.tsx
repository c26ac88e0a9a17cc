import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { ActResult } from '#admin/ui/act-result.tsx';
import { ConfirmButton } from '#admin/ui/confirm-button.tsx';
import { Empty } from '#admin/ui/empty.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { SearchBar } from '#admin/ui/search-bar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Table } from '#app/ui/table.tsx';
import { cardFields } from '#rules/selling/payments/card-fields.ts';
import { actions, state } from '#texts/panel/offer.ts';
import { cards as texts } from '#texts/panel/selling-payments.ts';
import { OfferForm } from '../offer/offer-form.tsx';
import { changeCards } from './act.server.ts';
import { loadCards } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.see',
  acts: { issue: 'offer.change', block: 'offer.change', unblock: 'offer.change' },
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
  return (
    <Table caption={texts.title}>
      <thead>
        <tr>
          {[texts.number, texts.kind, texts.balance, texts.expires, state].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {mayChange && <th scope="col">{actions}</th>}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card.id}>
            <th scope="row">{card.number}</th>
            <td>{card.kind}</td>
            <td className="whitespace-nowrap">{card.balance}</td>
            <td className="whitespace-nowrap">{card.expires}</td>
            <td>
              <Badge tone={card.isGood ? 'ok' : 'neutral'}>{card.state}</Badge>
            </td>
            {mayChange && (
              <td>
                <BlockButton card={card} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
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
      <OfferForm
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
