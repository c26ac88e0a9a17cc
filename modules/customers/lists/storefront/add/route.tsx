import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import * as savedProductTexts from '#modules/catalogue/products/texts/saved-product.ts';
import * as favouritesTexts from '#modules/customers/favourites/texts/storefront.ts';
import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as texts from '../../texts/add-to-list.ts';
import * as listTexts from '../../texts/storefront.ts';
import { ListNameInput, ListRadio } from '../choose-list/list-name-input.tsx';
import { loadAddToList, receiveAddToList, type ShownChoice } from './load.server.ts';

const titleOf = (choice?: ShownChoice) => (choice?.isFavourites ? favouritesTexts.makeList : texts.title);

export const handle: PageHandle<ShownChoice> = {
  page: 'shoppinglist',
  breadcrumbs: (choice) => [{ label: listTexts.title, to: '/listy' }, { label: titleOf(choice) }],
  noIndex: true,
  canonicalParams: ['product', 'size'],
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadAddToList(context, url);
export const action = ({ request, context }: Route.ActionArgs) => receiveAddToList(request, context);
export const meta = ({ loaderData, matches }: Route.MetaArgs<typeof loader>) =>
  pageMeta({ title: titleOf(loaderData), shopName: shopName(matches) });

export default function AddToListRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  const { products, isFavourites, lists } = loaderData;
  const sizeless = products.filter(({ size }) => size === null).length;
  const [product] = products;
  const offered =
    lists.length > 0 || isFavourites ? lists : [{ id: 'first', name: listTexts.firstName, productCount: 0 }];
  const newName = actionData?.name ?? (isFavourites ? favouritesTexts.listName : undefined);
  return (
    <div className="mx-auto max-w-xl">
      <h1>{titleOf(loaderData)}</h1>
      {isFavourites && sizeless > 0 && <p className="mt-2 text-ink-soft">{texts.sizeless(sizeless)}</p>}
      {actionData?.error && (
        <Message kind="error" className="mt-4">
          <p>{actionData.error}</p>
        </Message>
      )}
      <PostForm className="mt-6 grid gap-6">
        <ul className="grid gap-3">
          {products.map(({ productId, name, photo, photoTone, size, sizes }) => (
            <li key={`${productId}-${size?.type}`} className="flex items-center gap-4">
              <OrderPhoto photo={photo} tone={photoTone} />
              <div className="min-w-0 flex-1">
                <input type="hidden" name="product" value={productId} />
                <p className="font-semibold">{name}</p>
                {size ? (
                  <>
                    <input type="hidden" name="size" value={size.type} />
                    {size.type !== UNIVERSAL_SIZE && (
                      <p className="text-sm text-ink-soft">{savedProductTexts.size(size.name)}</p>
                    )}
                  </>
                ) : (
                  <Field label={texts.size} className="mt-2">
                    {(wiring) => (
                      <Select {...wiring} name="size" required={!isFavourites} defaultValue="">
                        <option value="">{isFavourites ? texts.withoutSize : texts.chooseSize}</option>
                        {sizes.map((one) => (
                          <option key={one.type} value={one.type}>
                            {one.name}
                          </option>
                        ))}
                      </Select>
                    )}
                  </Field>
                )}
              </div>
            </li>
          ))}
        </ul>
        <fieldset>
          <legend className="mb-2 font-medium">{texts.choose}</legend>
          <div className="grid gap-2">
            {offered.map((list, index) => (
              <ListRadio key={list.id} list={list} name="list" defaultChecked={index === 0 && !isFavourites} />
            ))}
            <ListRadio
              list={{ id: isFavourites ? 'own' : 'new', name: texts.newList, productCount: 0 }}
              name="list"
              plain
              defaultChecked={isFavourites}
            />
          </div>
        </fieldset>
        <ListNameInput id="new-list" label={listTexts.create.name} defaultValue={newName} optional />
        <Button type="submit" size="lg" wide>
          {texts.submit}
        </Button>
        {product && products.length === 1 && (
          <p className="text-center">
            <TextLink to={product.link} className="inline-flex min-h-11 items-center">
              {texts.back}
            </TextLink>
          </p>
        )}
      </PostForm>
    </div>
  );
}
