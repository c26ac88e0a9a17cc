import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import { HelpBox } from '#modules/sales/orders/storefront/order-entry/help-box.tsx';
import { OtherWay, PicturedCard } from '#modules/sales/orders/storefront/order-entry/order-entry.tsx';
import { GOODS_ROW, GoodsLines, ROW_BUTTON } from '#modules/sales/orders/storefront/own-order/goods-row.tsx';
import { OrderStateBadge } from '#modules/sales/orders/storefront/own-order/order-marks.tsx';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { AccordionItem } from '#platform/ui/accordion.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { ServiceFrame, SideBox } from '#platform/ui/service-frame.tsx';
import mugPicture from '#platform/ui/still-lifes/mug.webp';
import * as texts from '../../texts/open.ts';
import { receiveOpen } from './action.server.ts';
import { ComplaintEntry } from './entry.tsx';
import { loadOpen, type OpenData } from './load.server.ts';

export const handle: PageHandle<OpenData> = {
  page: 'rma-open',
  breadcrumbs: ({ own }) => [...accountCrumb(own !== null), { label: texts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadOpen(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveOpen(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function ComplaintOpenRoute({
  loaderData: { interrupted, own },
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return (
    <ServiceFrame
      inAccount
      title={texts.title}
      lead={<p>{joinWithHardSpaces(texts.intro)}</p>}
      notices={
        interrupted && (
          <Message kind="warning">
            <p>{texts.interrupted}</p>
          </Message>
        )
      }
      side={
        <>
          <SideBox title={texts.how.title} steps={texts.how.steps} />
          <HelpBox ways={['return', 'withdrawal']} />
        </>
      }
    >
      {own && <OrderChoice own={own} />}
      {own ? (
        <AccordionItem framed title={<h2 className="type-sub">{texts.formTitle}</h2>} open={actionData !== undefined}>
          <ComplaintEntry reply={actionData} look="secondary" />
        </AccordionItem>
      ) : (
        <PicturedCard picture={mugPicture}>
          <h2 className="mb-5 type-sub">{texts.formTitle}</h2>
          <ComplaintEntry reply={actionData} />
        </PicturedCard>
      )}
      <OtherWay title={texts.other} text={texts.otherText}>
        <ButtonLink to="/reklamacje/nowa" look="secondary">
          {texts.otherLink}
        </ButtonLink>
        <ButtonLink to="/reklamacje/lista" look="quiet">
          {texts.listLink}
        </ButtonLink>
      </OtherWay>
    </ServiceFrame>
  );
}

/** The orders of a signed-in customer that can be complained about. */
function OrderChoice({ own: { orders, page, pages } }: { own: NonNullable<OpenData['own']> }) {
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="type-sub">
        {texts.orders}
      </h2>
      {orders.length === 0 && <p className="mt-3 text-ink-soft">{texts.noOrders}</p>}
      {orders.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
          {orders.map(({ number, state, placedAt, shown, more, link }) => (
            <li key={number} className="@container p-5 md:px-6">
              <div className={GOODS_ROW}>
                <GoodsLines
                  level="h3"
                  title={ordersTexts.number(number)}
                  goods={shown}
                  more={more}
                  facts={[placedAt]}
                  note={
                    <span className="mt-1 block">
                      <OrderStateBadge state={state} />
                    </span>
                  }
                />
                <ButtonLink to={link} look="secondary" className={ROW_BUTTON}>
                  {texts.choose}
                  <span className="sr-only">: {ordersTexts.number(number)}</span>
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination page={page} pages={pages} hrefFor={(to) => `/reklamacje?strona=${to}`} />
      </div>
    </section>
  );
}
