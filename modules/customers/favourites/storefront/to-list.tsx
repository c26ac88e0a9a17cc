import { FROM_FAVOURITES } from '#modules/customers/lists/rules/list-links.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { ListIcon } from '#platform/ui/icons/views.tsx';
import * as favouritesTexts from '../texts/storefront.ts';
import type { ShownFavourite } from './load.server.ts';

/**
 * All of them on a list of their own, which can be shared; what has no size yet is asked for it on the way. The shop knows which
 * they are.
 */
export function ToList({ items }: { items: readonly ShownFavourite[] }) {
  const label = (
    <>
      <ListIcon className="size-5" />
      {favouritesTexts.makeList}
    </>
  );
  if (items.some(({ size }) => size === null)) {
    return (
      <ButtonLink to={FROM_FAVOURITES} look="secondary">
        {label}
      </ButtonLink>
    );
  }
  return (
    <PostForm action={FROM_FAVOURITES}>
      <input type="hidden" name="list" value="own" />
      <input type="hidden" name="name" value={favouritesTexts.listName} />
      <Button type="submit" look="secondary">
        {label}
      </Button>
    </PostForm>
  );
}
