import type { FetcherWithComponents } from 'react-router';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/ui/icons/directions.tsx';
import { TrashIcon } from '#platform/ui/icons/objects.tsx';
import { CheckIcon } from '#platform/ui/icons/signs.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { photos as texts } from '../../texts/panel-product.ts';
import type { EditedProduct } from './load.server.ts';
import { PhotoFocus } from './photo-focus.tsx';

interface PhotoCardProps {
  photo: EditedProduct['photos'][number];
  /** Its place, from one. */
  at: number;
  last: number;
  mayChange: boolean;
  /** Of the section, which says what came of it. */
  Form: FetcherWithComponents<unknown>['Form'];
}

export function PhotoCard({ photo, at, last, mayChange, Form }: PhotoCardProps) {
  const { id, file, alt, tone } = photo;
  return (
    <div className="grid gap-2 rounded-md border border-line p-2">
      <ShopImage file={file} alt={alt} width={160} height={160} tone={tone} className="mx-auto" draggable={false} />
      {mayChange && (
        <>
          <Form method="post" preventScrollReset className="flex gap-1">
            <input type="hidden" name="photo" value={id} />
            <Input name="alt" defaultValue={alt} maxLength={300} aria-label={texts.alt(at)} className="min-w-0" />
            <Button type="submit" name="intent" value="photo-alt" look="quiet" square aria-label={texts.saveAlt(at)}>
              <CheckIcon />
            </Button>
          </Form>
          <PhotoFocus key={photo.focus} photo={photo} at={at} Form={Form} />
          <Form method="post" preventScrollReset className="flex justify-between">
            <input type="hidden" name="photo" value={id} />
            <Button
              type="submit"
              name="intent"
              value="photo-up"
              look="quiet"
              square
              disabled={at === 1}
              aria-label={texts.up(at)}
            >
              <ChevronLeftIcon />
            </Button>
            <Button type="submit" name="intent" value="photo-remove" look="quiet" square aria-label={texts.remove(at)}>
              <TrashIcon />
            </Button>
            <Button
              type="submit"
              name="intent"
              value="photo-down"
              look="quiet"
              square
              disabled={at === last}
              aria-label={texts.down(at)}
            >
              <ChevronRightIcon />
            </Button>
          </Form>
        </>
      )}
    </div>
  );
}
