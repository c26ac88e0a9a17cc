import { receiveSignOut } from '#modules/customers/accounts/storefront/sign-in-parts/session-cookies.server.ts';
import * as accountTexts from '#modules/customers/accounts/texts/storefront.ts';
import { OrderedNames, OrderStateBadge, UnpaidBadge } from '#modules/sales/orders/storefront/own-order/order-marks.tsx';
import { OrderTrack } from '#modules/sales/orders/storefront/own-order/order-track.tsx';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { buttonLook } from '#platform/ui/button-look.ts';
import { Card } from '#platform/ui/card.tsx';
import { ReturnIcon } from '#platform/ui/icons/arrows.tsx';
import { MailIcon } from '#platform/ui/icons/contact.tsx';
import { ShieldIcon } from '#platform/ui/icons/objects.tsx';
import { PointsIcon } from '#platform/ui/icons/shopping.tsx';
import { Link } from '#platform/ui/link.tsx';
import { StillLife } from '#platform/ui/still-life.tsx';
import packPicture from '#platform/ui/still-lifes/pack.webp';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import * as overviewTexts from '../texts/storefront.ts';
import { loadAccount, type ShownAccount } from './load.server.ts';

const texts = overviewTexts.overview;

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [{ label: accountTexts.title }],
  noIndex: true,
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadAccount(context, url);
export const action = ({ context }: Route.ActionArgs) => receiveSignOut(context);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: accountTexts.title, shopName: shopName(matches) });

export default function AccountRoute({ loaderData: account }: Route.ComponentProps<typeof loader>) {
  return (
    <>
      <div className="flex items-center justify-between gap-8">
        <div className="min-w-0">
          <h1>{overviewTexts.greeting}</h1>
          {account.firstName && (
            <p className="mt-2 break-words text-ink-soft">
              {overviewTexts.signedInAs} <strong className="text-ink">{account.firstName}</strong>
            </p>
          )}
          <WaitingWords account={account} />
        </div>
        <StillLife picture={packPicture} className="-my-5 hidden w-52 shrink-0 @4xl:block" />
      </div>
      {account.message && (
        <Message kind="success" className="mt-6">
          <p>{overviewTexts.messages[account.message]}</p>
        </Message>
      )}
      <WaitingMatters account={account} />
      <div className="mt-6 grid gap-5 @2xl:grid-cols-2">
        <LastOrder
          order={account.lastOrder}
          isNamedAbove={account.unpaid.some(({ number }) => number === account.lastOrder?.number)}
          hasNothingToPay={account.waiting.unpaid === 0}
        />
        <QuickMatters />
        <Card className="flex flex-col items-start">
          <h2 className="type-sub">{texts.points}</h2>
          <p className="figures mt-3 flex items-center gap-3 text-3xl font-semibold">
            <PointsIcon className="size-8 text-accent" />
            {texts.pointsValue(account.points)}
          </p>
          {account.pointsWorth && <p className="mt-2 text-ink-soft">{texts.pointsWorth(account.pointsWorth)}</p>}
          <TextLink to="/rabaty" className="mt-auto inline-flex min-h-11 items-center">
            {texts.pointsLink}
          </TextLink>
        </Card>
        <Card className="flex flex-col items-start">
          <h2 className="type-sub">{texts.address}</h2>
          <div className="flex max-w-full flex-wrap gap-x-10 gap-y-4 pb-2">
            <div className="min-w-0">
              <AddressLines lines={account.address} />
              <p className="mt-1 break-words text-ink-soft">{account.email}</p>
            </div>
            {account.delivery.length > 0 && (
              <div className="min-w-0">
                <h3 className="mt-2 font-semibold">{texts.delivery}</h3>
                <AddressLines lines={account.delivery} />
              </div>
            )}
          </div>
          <TextLink to="/konto/dane" className="mt-auto inline-flex min-h-11 items-center">
            {texts.change}
          </TextLink>
        </Card>
      </div>
    </>
  );
}

function WaitingWords({ account: { waiting, lastOrder, unpaid } }: { account: ShownAccount }) {
  const texts = overviewTexts.waiting;
  if (waiting.unpaid === 0 && waiting.answers.length === 0) {
    return <p className="mt-2 text-ink-soft">{lastOrder ? texts.nothing : texts.new}</p>;
  }
  if (waiting.unpaid === 0 || unpaid.length > 0) return null;
  return <p className="mt-2 text-pretty text-ink-soft">{texts.unpaid(waiting.unpaid)}</p>;
}

function WaitingMatters({ account: { waiting, unpaid } }: { account: ShownAccount }) {
  const texts = overviewTexts.waiting;
  if (waiting.answers.length + unpaid.length === 0) return null;
  return (
    <Message kind="warning" title={texts.title} className="mt-6">
      <ul className="mt-1 divide-y divide-line [&_a]:min-w-28">
        {unpaid.map(({ number, pay, toPay }, index) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 last:pb-0">
            <p className="figures min-w-0 flex-1 basis-36">{ordersTexts.waitsForMoney(number, toPay)}</p>
            <ButtonLink to={pay} size="sm" look={index === 0 ? 'primary' : 'secondary'}>
              {ordersTexts.pay}
              <span className="sr-only">: {ordersTexts.number(number)}</span>
            </ButtonLink>
          </li>
        ))}
        {waiting.answers.map(({ number, link }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 last:pb-0">
            <p className="figures min-w-0 flex-1 basis-36">{texts.answer(number)}</p>
            <ButtonLink to={link} size="sm" look={unpaid.length === 0 ? 'primary' : 'secondary'}>
              {texts.reply}
              <span className="sr-only">: {number}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Message>
  );
}

interface LastOrderProps {
  order: ShownAccount['lastOrder'];
  isNamedAbove: boolean;
  hasNothingToPay: boolean;
}

function LastOrder({ order, isNamedAbove, hasNothingToPay }: LastOrderProps) {
  return (
    <Card className="@2xl:col-span-2">
      <h2 className="type-sub">{texts.lastOrder}</h2>
      {order ? (
        <>
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="figures font-semibold">{ordersTexts.number(order.number)}</p>
            <p className="flex flex-wrap gap-2">
              <OrderStateBadge state={order.state} />
              {order.pay && <UnpaidBadge />}
            </p>
          </div>
          <p className="figures mt-1 text-ink-soft">
            {ordersTexts.placedAt(order.placedAt)}, {order.total}
          </p>
          <div className="@container mt-5">
            <OrderTrack track={order.track} />
          </div>
          {order.promise && <p className="mt-4 font-semibold">{order.promise}</p>}
          <OrderedNames shown={order.shown} more={order.more} className="mt-5 border-t border-line pt-5" />
          <div className="mt-5 flex flex-wrap gap-3">
            {order.pay && !isNamedAbove && <ButtonLink to={order.pay}>{ordersTexts.pay}</ButtonLink>}
            {order.follow && (
              <a
                href={order.follow}
                target="_blank"
                rel="noreferrer"
                className={buttonLook({ look: hasNothingToPay ? 'primary' : 'secondary' })}
              >
                {ordersTexts.follow}
                <span className="sr-only"> ({uiTexts.opensInNewTab})</span>
              </a>
            )}
            <ButtonLink to={order.link} look={hasNothingToPay && !order.follow ? 'primary' : 'secondary'}>
              {ordersTexts.open}
            </ButtonLink>
            {order.giveBack && (
              <ButtonLink to={order.giveBack} look="secondary">
                {ordersTexts.giveBack}
              </ButtonLink>
            )}
            {order.complain && (
              <ButtonLink to={order.complain} look="secondary">
                {ordersTexts.complain}
              </ButtonLink>
            )}
            <ButtonLink to="/konto/zamowienia" look="quiet" className="max-md:px-0">
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

const QUICK = [
  { to: '/zwroty', Icon: ReturnIcon, ...texts.giveBack },
  { to: '/reklamacje', Icon: ShieldIcon, ...texts.complain },
  { to: '/contact.php', Icon: MailIcon, ...texts.ask },
];

function QuickMatters() {
  return (
    <section aria-labelledby="quick" className="@2xl:col-span-2">
      <h2 id="quick" className="sr-only">
        {texts.quick}
      </h2>
      <ul className="grid gap-3 @2xl:grid-cols-3">
        {QUICK.map(({ to, Icon, name, text }) => (
          <li key={to} className="flex">
            <Link
              to={to}
              className="flex w-full items-start gap-3 rounded-lg bg-surface-2 p-4 transition-colors hover:bg-brand-soft"
            >
              <Icon className="size-6 shrink-0 text-brand" />
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
