import { type FormEvent, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import * as texts from '#modules/customers/price-alerts/texts/storefront.ts';
import { announceBasketChange } from '#modules/sales/basket/storefront/change/announce-basket-change.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { withReturn } from '#platform/links/rules/return-address.ts';
import { refreshPersonal } from '#platform/personal/storefront/personal-store.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { BellIcon } from '#platform/ui/icons/shopping.tsx';
import heartPicture from '#platform/ui/still-lifes/heart.webp';
import { TextLink } from '#platform/ui/text-link.tsx';
import { changeBasket } from '#wire/client/basket-change.ts';
import * as favouritesTexts from '../texts/storefront.ts';
import { Favourite } from './favourite.tsx';
import { loadFavourites, receiveWatching, type ShownFavourite, type ShownFavourites } from './load.server.ts';
import { ToList } from './to-list.tsx';

export const handle: PageHandle<ShownFavourites> = {
  page: 'shoppinglist',
  breadcrumbs: ({ watching }) => [...accountCrumb(watching !== null), { label: favouritesTexts.title }],
  noIndex: true,
};

export const loader = ({ context }: Route.LoaderArgs) => loadFavourites(context);
export const action = ({ request, context }: Route.ActionArgs) => receiveWatching(request, context);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: favouritesTexts.title, shopName: shopName(matches) });

export default function FavouritesRoute({
  loaderData: { items, notices, watching },
}: Route.ComponentProps<typeof loader>) {
  const forms = useFavouriteForms(items);
  return (
    <>
      <h1 ref={forms.heading} tabIndex={-1}>
        {favouritesTexts.title}
      </h1>
      {notices.map(({ kind, text }) => (
        <Message key={text} kind={kind} className="mt-4">
          {text}
        </Message>
      ))}
      {items.length === 0 ? (
        <EmptyState
          picture={heartPicture}
          title={favouritesTexts.emptyTitle}
          text={favouritesTexts.emptyText}
          link={{ to: '/', label: favouritesTexts.emptyLink }}
        />
      ) : (
        <ul
          ref={forms.list}
          aria-label={favouritesTexts.title}
          className="mt-6 divide-y divide-line border-y border-line"
        >
          {items.map((item) => (
            <Favourite
              key={`${item.product.productId}-${item.kept}`}
              item={item}
              onBuy={forms.onBuy}
              onRemove={forms.onRemove}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && <p className="mt-5 max-w-[40.625rem] text-ink-soft">{favouritesTexts.makeListHint}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {items.length > 0 && <ToList items={items} />}
        <TextLink to="/listy" className="inline-flex min-h-11 items-center">
          {favouritesTexts.toLists}
        </TextLink>
      </div>
      <Watching watching={watching} />
    </>
  );
}

/** null: a guest, whose address is unknown. */
function Watching({ watching }: { watching: { on: boolean; email: string } | null }) {
  return (
    <Card className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <BellIcon className="size-8 shrink-0 text-brand" />
      <div className="min-w-[min(11rem,100%)] flex-1">
        <h2 className="type-sub">{texts.title}</h2>
        <p className="mt-1 wrap-anywhere text-ink-soft">
          {watching ? (watching.on ? texts.on(watching.email) : texts.off) : texts.guest}
        </p>
      </div>
      {watching ? (
        <PostForm action="/ulubione" preventScrollReset>
          <Button type="submit" name="watch" value={watching.on ? 'off' : 'on'} look="secondary">
            {watching.on ? texts.turnOff : texts.turnOn}
          </Button>
        </PostForm>
      ) : (
        <TextLink to={withReturn('/logowanie', '/ulubione')} className="inline-flex min-h-11 items-center max-sm:ml-14">
          {texts.signIn}
        </TextLink>
      )}
    </Card>
  );
}

function useFavouriteForms(items: readonly ShownFavourite[]) {
  const inFlight = useRef(false);
  const revalidator = useRevalidator();
  const { removed, ...places } = useFocusAfterRemoval(items);

  async function send(event: FormEvent<HTMLFormElement>): Promise<boolean> {
    event.preventDefault();
    if (inFlight.current) return false;
    inFlight.current = true;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const answer = await changeBasket(new FormData(form, submitter), form.getAttribute('action') ?? undefined);
    inFlight.current = false;
    if (answer.kind === 'failed') {
      showAlert({ kind: 'error', text: basketTexts.changeFailed });
      return false;
    }
    announceBasketChange(answer, {
      findProduct: (id) => items.find(({ product }) => product.productId === id)?.product,
    });
    return true;
  }

  return {
    ...places,
    onBuy: (event: FormEvent<HTMLFormElement>) => void send(event),
    onRemove: async (event: FormEvent<HTMLFormElement>) => {
      const row = event.currentTarget.closest('li');
      if (!(await send(event))) return;
      void refreshPersonal(['Wishlist']);
      removed(row);
      await revalidator.revalidate();
    },
  };
}

function useFocusAfterRemoval(items: readonly ShownFavourite[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the products are others
  useEffect(() => {
    if (place.current < 0) return;
    const rows = list.current?.children ?? [];
    const next = rows[Math.min(place.current, rows.length - 1)]?.querySelector<HTMLElement>('a[href]');
    place.current = -1;
    if (document.activeElement === document.body) (next ?? heading.current)?.focus();
  }, [items]);
  return {
    heading,
    list,
    removed: (row: Element | null) => {
      place.current = row ? [...(list.current?.children ?? [])].indexOf(row) : -1;
    },
  };
}
