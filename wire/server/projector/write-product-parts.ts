import type { ProductPage } from '#modules/catalogue/products/rules/product-page.ts';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { iconAddress } from '../refuse.ts';

/** Versions have one dimension: colour or pattern. */
const ONLY_DIMENSION = 1;

/** `product` of contract 2.9; readers add the slash before the icon. */
export function writeProduct(page: ProductPage) {
  const { id, name, code, link, type, description } = page;
  return {
    id,
    name,
    code,
    link,
    product_type: type,
    description,
    icon: iconAddress(page.photos[0]?.file ?? null).replace(/^\//, ''),
  };
}

/** `pictures` of contract 2.9: counted from 1, not from 0. */
export function writePictures({ photos }: ProductPage) {
  return Object.fromEntries(
    photos.map(({ file, width, height }, index) => {
      const data = { icon: imageAddress(file, 640), icon_small: iconAddress(file), photo: imageAddress(file, 1600) };
      return [String(index + 1), { data: { ...data, width, height } }];
    }),
  );
}

/** `versions` of contract 2.9; `gfx` is the small picture of the version. */
export function writeVersions({ versions }: ProductPage) {
  const current = versions.find((version) => version.isCurrent);
  return {
    name: current?.name ?? '',
    items: versions.map((version) => {
      const icon = iconAddress(version.photo?.file ?? null);
      return {
        id: version.id,
        name: version.name,
        link: version.link,
        gfx: icon,
        product_name: version.productName,
        product_icon: icon,
      };
    }),
  };
}

/** `multiversions` of contract 2.9: one dimension, in which every version is a value of one product. */
export function writeMultiversions({ versions }: ProductPage) {
  if (versions.length === 0) return [];
  const items = versions.map(({ id, name, link, available }) => {
    return [
      id,
      { values_id: String(id), name, disabled: !available, products: [{ product_id: id, url: link }] },
    ] as const;
  });
  return [{ id: ONLY_DIMENSION, items: Object.fromEntries(items) }];
}
