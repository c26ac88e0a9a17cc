import type { FormReply } from '#app/features/platform/forms/form-reply.ts';
import { EntrySection } from '#app/features/selling/order-entry/entry-section.tsx';
import { OrderPhoto } from '#app/features/selling/own-order/order-photo.tsx';
import { withdrawalTexts as texts } from '#texts/after-sale/withdrawal.ts';
import { orderLookupTexts } from '#texts/selling/order-lookup.ts';
import { ordersTexts } from '#texts/selling/orders.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import type { ShownWithdrawal } from './load.server.ts';

/** X.03: without a sign-in the order is named by number and contact; with one it is chosen. */
export function OpenWithdrawal({ open, reply }: { open: ShownWithdrawal; reply: FormReply | undefined }) {
  const { signedIn, orders, page, pages } = open;
  return (
    <div className="mx-auto max-w-3xl">
      <h1>{texts.title}</h1>
      <p className="mt-2 text-ink-soft">{texts.intro}</p>
      {orders.length > 0 && (
        <section className="mt-8">
          <h2 className="text-xl">{texts.orders.title}</h2>
          <ul className="mt-4 grid gap-4">
            {orders.map(({ number, placedAt, shown }) => (
              <li key={number}>
                <Card className="grid gap-4 md:grid-cols-[1fr_auto] md:items-center">
                  <div>
                    <h3 className="figures text-lg">{texts.order(number)}</h3>
                    <p className="figures mt-1 text-ink-soft">{ordersTexts.placedAt(placedAt)}</p>
                    <div className="mt-3 flex flex-wrap gap-2">
                      {shown.map(({ name, photo, photoTone }) => (
                        <OrderPhoto key={name} photo={photo} tone={photoTone} alt={name} />
                      ))}
                    </div>
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
      <EntrySection
        title={signedIn ? texts.orders.other : texts.guest.title}
        intro={orderLookupTexts.intro}
        submit={texts.guest.submit}
        reply={reply}
        how={texts.how}
      />
    </div>
  );
}
