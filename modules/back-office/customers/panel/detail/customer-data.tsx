import { Form } from 'react-router';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as texts from '../../texts/panel-detail.ts';
import type { CustomerScreen } from './load.server.ts';

/** Everything agreed to and taken back, with the words of that time. */
export function CustomerConsents({ consents }: Pick<CustomerScreen, 'consents'>) {
  return (
    <Section plain title={texts.consents.title}>
      {consents.length === 0 && <p className="text-ink-soft">{texts.consents.none}</p>}
      <ul>
        {consents.map(({ key, title, given, state, place, wording }) => (
          <li key={key} className="border-line border-t py-2 first:border-t-0">
            <p className="font-semibold">{title}</p>
            <p className={given ? undefined : 'text-error'}>{[state, place].join(', ')}</p>
            <p className="text-ink-soft text-sm">{wording}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** X.22 and X.23, on request of the customer. */
export function CustomerRights({ customer: { id, name, may } }: { customer: CustomerScreen }) {
  const { data } = texts;
  if (!may.export && !may.forget) return null;
  return (
    <Section title={data.title} lead={data.lead}>
      {may.export && (
        <div>
          <ButtonLink to={`/zaplecze/klienci/${id}/dane.json`} look="secondary" size="sm" reloadDocument>
            {data.export}
          </ButtonLink>
        </div>
      )}
      {may.forget && (
        <Form method="post" className="grid gap-3 border-line border-t pt-4">
          <Happens />
          <div>
            <ConfirmButton
              intent="forget"
              look="danger"
              question={
                <>
                  <p className="mb-3 font-semibold">{data.question(name)}</p>
                  <Happens />
                </>
              }
            >
              {data.forget}
            </ConfirmButton>
          </div>
        </Form>
      )}
    </Section>
  );
}

function Happens() {
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm">
      {texts.data.happens.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
