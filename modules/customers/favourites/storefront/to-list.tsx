import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { FROM_FAVOURITES } from '#platform/links/rules/screen-links.ts';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { ListIcon } from '#platform/ui/icons/views.tsx';
import * as favouritesTexts from '../texts/storefront.ts';
import type { ShownFavourite } from './load.server.ts';

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
