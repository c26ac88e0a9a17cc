import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ClaimLinks } from '#modules/after-sale/claims/panel/claim-links.tsx';
import { Facts, WorkAndFacts } from '#modules/after-sale/claims/panel/claim-part.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { StaffNotes } from '#modules/sales/order-admin/panel/staff-notes.tsx';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import * as texts from '../../texts/panel-detail.ts';
import { changeCustomer } from './action.server.ts';
import { CustomerConsents, CustomerRights } from './customer-data.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerPoints } from './customer-points.tsx';
import { customerIdOf, loadCustomer } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'customers.see',
  actions: { note: 'customers.change', points: 'customers.points', forget: 'customers.forget' },
  sensitive: ['points', 'forget'],
  title: (data: { name: string } | undefined) => texts.title(data?.name ?? ''),
};

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadCustomer(context, request, customerIdOf(params.id));
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  changeCustomer(context, request, customerIdOf(params.id));

/** O.42: everything the shop knows of one customer, and what they may ask of it. */
export default function Customer() {
  const customer = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { name, createdAt, facts, orders, claims, notes, consents, may } = customer;
  return (
    <>
      <ScreenHeader
        title={<span className="wrap-anywhere">{name}</span>}
        back={{ to: '/zaplecze/klienci', label: texts.back }}
        lead={texts.since(createdAt)}
      />
      <ActResult answer={answer} />
      <WorkAndFacts
        side={
          <>
            <Section title={texts.facts.title}>
              <Facts facts={facts} />
            </Section>
            <CustomerPoints customer={customer} />
            <CustomerRights customer={customer} />
          </>
        }
      >
        <CustomerOrders orders={orders} />
        <Section plain title={texts.claims.title}>
          {claims.length === 0 ? <p className="text-ink-soft">{texts.claims.none}</p> : <ClaimLinks claims={claims} />}
        </Section>
        <StaffNotes notes={notes} lead={texts.notes.lead} mayWrite={may.note} />
        <CustomerConsents consents={consents} />
      </WorkAndFacts>
    </>
  );
}
