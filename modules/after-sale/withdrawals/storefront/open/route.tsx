import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import { HelpBox } from '#modules/sales/orders/storefront/order-entry/help-box.tsx';
import { EntryCard } from '#modules/sales/orders/storefront/order-entry/order-entry.tsx';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { ServiceFrame, SideBox } from '#platform/ui/service-frame.tsx';
import notebookPicture from '#platform/ui/still-lifes/notebook.webp';
import * as texts from '../../texts/storefront.ts';
import { receiveStatement } from './action.server.ts';
import { loadWithdrawal, type ShownWithdrawal } from './load.server.ts';
import { StatementScreen } from './statement-screen.tsx';

export const handle: PageHandle = {
  page: 'returns-withdrawal',
  breadcrumbs: () => [{ label: texts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadWithdrawal(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveStatement(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function WithdrawalRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const { statement } = loaderData;
  return statement ? (
    <StatementScreen statement={statement} reply={actionData} />
  ) : (
    <OpenWithdrawal open={loaderData} reply={actionData} />
  );
}

/** X.03: without a sign-in the order is named by number and contact; with one it is chosen. */
function OpenWithdrawal({ open, reply }: { open: ShownWithdrawal; reply: FormReply | undefined }) {
  const { signedIn, orders, page, pages } = open;
  return (
    <ServiceFrame
      title={texts.title}
      lead={<p>{joinWithHardSpaces(texts.intro)}</p>}
      side={
        <>
          <SideBox title={texts.how.title} steps={texts.how.steps} />
          <HelpBox ways={['return', 'complaint']} />
        </>
      }
    >
      {orders.length > 0 && (
        <section>
          <h2 className="type-sub">{texts.orders.title}</h2>
          <ul className="mt-4 grid gap-4">
            {orders.map(({ number, placedAt, shown }) => (
              <li key={number}>
                <Card className="grid gap-4 md:grid-cols-[17rem_minmax(0,1fr)_auto] md:items-center">
                  <div>
                    <h3 className="figures type-sub">{texts.order(number)}</h3>
                    <p className="figures mt-1 text-ink-soft">{ordersTexts.placedAt(placedAt)}</p>
                  </div>
                  <div className="flex flex-wrap gap-2">
                    {shown.map(({ name, photo, photoTone }) => (
                      <OrderPhoto key={name} photo={photo} tone={photoTone} alt={name} />
                    ))}
                  </div>
                  <ButtonLink to={`/odstapienie?zamowienie=${number}`} look="secondary">
                    {texts.orders.start}
                    <span className="sr-only">: {texts.order(number)}</span>
                  </ButtonLink>
                </Card>
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <Pagination page={page} pages={pages} hrefFor={(to) => `/odstapienie?strona=${to}`} />
          </div>
        </section>
      )}
      <EntryCard
        title={signedIn ? texts.orders.other : texts.guest.title}
        intro={orderLookupTexts.intro}
        submit={texts.guest.submit}
        reply={reply}
        picture={notebookPicture}
      />
    </ServiceFrame>
  );
}
