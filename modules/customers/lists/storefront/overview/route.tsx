import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { withReturn } from '#platform/links/rules/return-address.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { TrashIcon } from '#platform/ui/icons/objects.tsx';
import { Link } from '#platform/ui/link.tsx';
import { ACCOUNT_GRID } from '#platform/ui/service-frame.tsx';
import notebookPicture from '#platform/ui/still-lifes/notebook.webp';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as listTexts from '../../texts/storefront.ts';
import { ListNameInput } from '../choose-list/list-name-input.tsx';
import { loadLists, receiveListsIntent, type ShownLists } from './load.server.ts';

export const handle: PageHandle<ShownLists> = {
  page: 'shoppinglist',
  breadcrumbs: ({ guest }) => [...accountCrumb(!guest), { label: listTexts.title }],
  noIndex: true,
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadLists(context, url);
export const action = ({ request, context }: Route.ActionArgs) => receiveListsIntent(request, context);
export const meta = ({ matches }: Route.MetaArgs) => pageMeta({ title: listTexts.title, shopName: shopName(matches) });

export default function ListsRoute({
  loaderData: { lists, guest, notice },
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return (
    <>
      <h1>{listTexts.title}</h1>
      <p className="mt-2 max-w-[37.5rem] text-ink-soft">{listTexts.intro}</p>
      {notice && (
        <Message kind="success" className="mt-4">
          <p>{notice}</p>
        </Message>
      )}
      <div className={`mt-6 ${ACCOUNT_GRID}`}>
        {lists.length === 0 ? (
          <EmptyState
            picture={notebookPicture}
            title={listTexts.empty.title}
            text={listTexts.empty.text}
            className=""
          />
        ) : (
          <ul className="grid gap-4">
            {lists.map((list) => (
              <li key={list.id}>
                <ListCard list={list} />
              </li>
            ))}
          </ul>
        )}
        <Card>
          <h2 className="type-sub">{listTexts.create.title}</h2>
          {/* S5.56: the browser itself checks the name. */}
          <PostForm className="mt-4 grid gap-4">
            <ListNameInput
              key={actionData?.name}
              id="new-list"
              label={listTexts.create.name}
              defaultValue={actionData?.name}
              error={actionData?.error}
            />
            <Button type="submit" wide>
              {listTexts.create.submit}
            </Button>
          </PostForm>
          {guest && (
            <p className="mt-4 text-sm text-ink-soft">
              {listTexts.guest} <TextLink to={withReturn('/logowanie', '/listy')}>{listTexts.signIn}</TextLink>
            </p>
          )}
        </Card>
      </div>
    </>
  );
}

function ListCard({ list }: { list: ShownLists['lists'][number] }) {
  const { id, name, link, productCount, photos } = list;
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="wrap-anywhere type-sub">
            <Link to={link} className="inline-flex min-h-11 items-center hover:text-brand hover:underline">
              {name}
            </Link>
          </h2>
          {list.public && <Badge tone="brand">{listTexts.shared}</Badge>}
        </div>
        <p className="figures text-ink-soft">{listTexts.count(productCount)}</p>
      </div>
      {photos.length > 0 && (
        <div className="order-last flex w-full flex-wrap gap-2 md:order-none md:w-auto">
          {photos.map(({ name: product, photo, photoTone }) => (
            <OrderPhoto key={product} photo={photo} tone={photoTone} alt={product} />
          ))}
        </div>
      )}
      <details className="relative ml-auto">
        <summary
          aria-label={listTexts.remove.confirmOf(name)}
          className="flex size-11 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:bg-surface-2 hover:text-ink [&::-webkit-details-marker]:hidden"
        >
          <TrashIcon className="size-5" />
        </summary>
        <PostForm className="absolute right-0 z-10 mt-1 grid w-64 gap-3 rounded-md border border-line bg-surface p-4 shadow-soft">
          <input type="hidden" name="id" value={id} />
          <p>{listTexts.remove.sure}</p>
          <Button type="submit" name="intent" value="delete" look="danger" size="sm">
            {listTexts.removeYes}
          </Button>
        </PostForm>
      </details>
    </Card>
  );
}
