import { Form, useSubmit } from 'react-router';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useHydrated } from '#platform/forms/storefront/use-hydrated.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Field } from '#platform/ui/field.tsx';
import notebookPicture from '#platform/ui/still-lifes/notebook.webp';
import { Select } from '#platform/ui/text-controls.tsx';
import { LIST_SORTS } from '../../rules/list-rules.ts';
import * as listTexts from '../../texts/storefront.ts';
import { receiveListIntent } from './action.server.ts';
import { ListPanelView } from './list-panel.tsx';
import { ListProducts } from './list-products.tsx';
import { loadList, type ShownList } from './load.server.ts';
import { ShareButton } from './share-button.tsx';

export const handle: PageHandle<ShownList> = {
  page: 'shoppinglist',
  breadcrumbs: (list) => [{ label: listTexts.title, to: '/listy' }, { label: list.name }],
  noIndex: true,
};

export const loader = ({ context, params, url }: Route.LoaderArgs<'id'>) => loadList(context, params.id, url);
export const action = ({ request, context, params }: Route.ActionArgs<'id'>) =>
  receiveListIntent(context, { request, id: params.id });
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;
export const meta = ({ loaderData, matches }: Route.MetaArgs<typeof loader>) =>
  pageMeta({ title: loaderData?.name ?? listTexts.title, shopName: shopName(matches) });

export default function ListRoute({
  loaderData: list,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{list.name}</h1>
          <p className="figures mt-2 flex flex-wrap items-center gap-3 text-ink-soft">
            {listTexts.count(list.items.length)}
            {list.own && list.public && <Badge tone="brand">{listTexts.shared}</Badge>}
          </p>
        </div>
        {list.own && (
          <div className="flex flex-wrap items-end gap-3 max-md:w-full">
            {list.items.length > 0 && <ShareButton list={list} />}
            <ListSettings key={list.panel ?? list.sort} list={list} />
          </div>
        )}
      </div>
      {list.notice && (
        <Message kind="success" className="mt-4">
          <p>{list.notice}</p>
        </Message>
      )}
      {actionData?.error && (
        <Message kind="error" className="mt-4">
          <p>{actionData.error}</p>
        </Message>
      )}
      {!list.own && (
        <Message kind="info" className="mt-4">
          <PostForm action={list.address} className="flex flex-wrap items-center justify-between gap-3">
            <p>{listTexts.visitor}</p>
            {list.items.length > 0 && (
              <Button type="submit" name="intent" value="take" look="secondary" size="sm">
                {listTexts.take}
              </Button>
            )}
          </PostForm>
        </Message>
      )}
      {list.panel && <ListPanelView list={list} panel={list.panel} />}
      {list.items.length > 0 ? (
        <ListProducts list={list} />
      ) : (
        <EmptyState
          picture={notebookPicture}
          title={listTexts.nothing.title}
          text={list.own ? listTexts.nothing.text : listTexts.nothing.visitor}
          link={{ to: '/', label: listTexts.nothing.link }}
        />
      )}
    </>
  );
}

/** S2.63 */
function ListSettings({ list }: { list: ShownList }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  return (
    <Form action={list.address} preventScrollReset className="flex items-end gap-2 max-md:w-full">
      <Field label={listTexts.settings.label} className="min-w-0 flex-1 md:w-64">
        {(wiring) => (
          <Select
            {...wiring}
            name="ustaw"
            defaultValue={list.panel ?? ''}
            onChange={(event) => event.currentTarget.value && void submit(event.currentTarget.form)}
          >
            <option value="">{listTexts.settings.choose}</option>
            <option value="rename">{listTexts.settings.rename}</option>
            <option value="share">{list.public ? listTexts.share.title : listTexts.settings.share}</option>
            <optgroup label={listTexts.settings.sort}>
              {LIST_SORTS.map((sort) => (
                <option key={sort} value={`sort-${sort}`}>
                  {listTexts.settings.sorts[sort]}
                </option>
              ))}
            </optgroup>
            <option value="remove">{listTexts.settings.remove}</option>
          </Select>
        )}
      </Field>
      {!hydrated && (
        <Button type="submit" look="secondary">
          {listTexts.settings.submit}
        </Button>
      )}
    </Form>
  );
}
