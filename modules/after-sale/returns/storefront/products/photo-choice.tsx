import { FileControl } from '#platform/forms/storefront/file-control.tsx';
import type { FieldState } from '#platform/forms/storefront/use-shop-form.ts';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { RETURN_PHOTO_BYTES, RETURN_PHOTO_TYPES, RETURN_PHOTOS_BYTES } from '../../rules/refund.ts';
import * as returnsProductsTexts from '../../texts/products.ts';
import type { ShownReturnProducts } from './load.server.ts';
import { PHOTO_LIMITS } from './products-form.ts';

const SHRUNK_TO = { types: RETURN_PHOTO_TYPES, maxBytes: RETURN_PHOTO_BYTES, allBytes: RETURN_PHOTOS_BYTES };

/** Photos that were sent, each to be taken off again, and the choice of more. */
export function PhotoChoice({ photos, field }: Pick<ShownReturnProducts, 'photos'> & { field: FieldState }) {
  return (
    <div>
      <FileControl
        field={field}
        label={returnsProductsTexts.photos}
        hint={returnsProductsTexts.photosHint}
        limits={PHOTO_LIMITS}
        photos={SHRUNK_TO}
        checkAll={checkAllPhotos}
        accept="image/jpeg,image/png,image/webp"
        multiple
        optional
      />
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-4">
          {photos.map(({ id, address }, index) => (
            <li key={id}>
              <img
                src={address}
                alt={returnsProductsTexts.photoName(index + 1)}
                width={96}
                height={96}
                className="size-24 rounded-md border border-line object-cover"
              />
              <Checkbox name="remove" value={id} label={returnsProductsTexts.removePhoto(index + 1)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function checkAllPhotos(files: readonly File[]): string | null {
  const sum = files.reduce((bytes, file) => bytes + file.size, 0);
  return sum > RETURN_PHOTOS_BYTES ? returnsProductsTexts.photoFaults['too-large'] : null;
}
