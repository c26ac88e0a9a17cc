import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { ImageIcon } from '#platform/ui/icons/objects.tsx';

interface OrderPhotoProps {
  photo: string | null;
  tone: string | null;
  /** Only where no name is next to it. */
  alt?: string;
}

export function OrderPhoto({ photo, tone, alt = '' }: OrderPhotoProps) {
  return (
    <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-md bg-surface-2 text-ink-soft">
      {photo ? (
        <ShopImage file={photo} tone={tone} alt={alt} width={64} height={64} className="size-full object-contain" />
      ) : (
        <ImageIcon className="size-6" />
      )}
    </span>
  );
}
