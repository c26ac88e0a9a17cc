import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { OrderPhoto, OrderStateBadge } from '#app/features/selling/own-order/order-marks.tsx';
import * as accountTexts from '#texts/customers/account.ts';
import * as ordersTexts from '#texts/selling/orders.ts';
import { Message } from '../../../ui/alert/message.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { loadAccount, receiveSignOut, type ShownAccount } from './load.server.ts';

const texts = accountTexts.overview;

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [{ label: accountTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadAccount(context, url);
}

export function action({ context }: Route.ActionArgs) {
  return receiveSignOut(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: accountTexts.title, shopName: shopName(matches) });
}

export default function AccountRoute({ loaderData: account }: Route.ComponentProps) {
  return (
    <>
      <h1>{accountTexts.greeting}</h1>
      <p className="mt-2 text-ink-soft">{accountTexts.intro(account.name)}</p>
      {account.message && (
        <Message kind="success" className="mt-6">
          <p>{accountTexts.messages[account.message]}</p>
        </Message>
      )}
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        <LastOrder order={account.lastOrder} />
        <Card>
          <h2 className="type-sub">{texts.points}</h2>
          <p className="figures mt-3 text-3xl font-semibold">{texts.pointsValue(account.points)}</p>
          <TextLink to="/rabaty" className="mt-2 inline-flex min-h-11 items-center">
            {texts.pointsLink}
          </TextLink>
        </Card>
        <Card>
          <h2 className="type-sub">{texts.address}</h2>
          <AddressLines lines={account.address} />
          {account.delivery.length > 0 && (
            <>
              <h3 className="mt-4 type-minor">{texts.delivery}</h3>
              <AddressLines lines={account.delivery} />
            </>
          )}
          <TextLink to="/konto/dane" className="mt-2 inline-flex min-h-11 items-center">
            {texts.change}
          </TextLink>
        </Card>
      </div>
    </>
  );
}

function LastOrder({ order }: { order: ShownAccount['lastOrder'] }) {
  return (
    <Card className="md:col-span-2">
      <h2 className="type-sub">{texts.lastOrder}</h2>
      {order ? (
        <>
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="figures font-semibold">{ordersTexts.number(order.number)}</p>
            <OrderStateBadge state={order.state} />
          </div>
          <p className="figures mt-1 text-ink-soft">
            {ordersTexts.placedAt(order.placedAt)}, {order.total}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {order.shown.map(({ name, photo, photoTone }) => (
              <OrderPhoto key={name} photo={photo} tone={photoTone} alt={name} />
            ))}
          </div>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to={order.link}>{ordersTexts.open}</ButtonLink>
            <ButtonLink to="/konto/zamowienia" look="secondary">
              {texts.allOrders}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p className="mt-3">{texts.noOrders}</p>
          <ButtonLink to="/nowosci" className="mt-4">
            {texts.goShopping}
          </ButtonLink>
        </>
      )}
    </Card>
  );
}

function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
