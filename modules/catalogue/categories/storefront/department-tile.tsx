import type { ReactNode } from 'react';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Link } from '#platform/ui/link.tsx';

interface DepartmentPhotoProps {
  photo: string | null;
  /** Widths the picture takes, as `sizes` of an image. */
  sizes: string;
  /** Its proportions. */
  className: string;
}

interface DepartmentTileProps extends DepartmentPhotoProps {
  link: string;
  /** The name, and how much there is. */
  children: ReactNode;
}

/** A department of the shop in a picture, which leads to it; without one its words stand on the dark ground alone. */
export function DepartmentTile({ link, photo, sizes, className, children }: DepartmentTileProps) {
  return (
    <Link to={link} className={classNames('department group block rounded-lg', className)}>
      <Picture photo={photo} sizes={sizes} />
      <span className="department-words">{children}</span>
    </Link>
  );
}

/** The picture alone, for a link with its text next to or below it. */
export function DepartmentPhoto({ photo, sizes, className }: DepartmentPhotoProps) {
  if (!photo) return null;
  return (
    <span className={classNames('department block rounded-lg', className)}>
      <Picture photo={photo} sizes={sizes} />
    </span>
  );
}

function Picture({ photo, sizes }: Pick<DepartmentPhotoProps, 'photo' | 'sizes'>) {
  if (!photo) return null;
  return (
    <ShopImage
      file={photo}
      alt=""
      width={960}
      height={640}
      sizes={sizes}
      lazy
      className="absolute inset-0 size-full object-cover"
    />
  );
}
