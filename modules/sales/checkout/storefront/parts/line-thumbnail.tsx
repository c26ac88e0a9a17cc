import { ShopImage } from '#platform/images/storefront/shop-image.tsx';

interface LineThumbnailProps {
  line: { photo: string | null; photoTone: string | null };
  /** In pixels. */
  size: 48 | 64;
}

export function LineThumbnail({ line: { photo, photoTone }, size }: LineThumbnailProps) {
  return (
    <div className={`${size === 48 ? 'size-12' : 'size-16'} shrink-0 overflow-hidden rounded-md bg-surface-2`}>
      {photo && (
        <ShopImage
          file={photo}
          tone={photoTone}
          alt=""
          width={size}
          height={size}
          sizes={`${size}px`}
          className="size-full object-contain"
        />
      )}
    </div>
  );
}
