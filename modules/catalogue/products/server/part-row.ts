import { type SQL, sql } from 'drizzle-orm';
import { orderableAmount, type SizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { shownPrice } from '#modules/catalogue/pricing/rules/shown-price.ts';
import type { BundlePart } from '#modules/catalogue/products/rules/bundle-part.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

/** A part as the database hands it over inside JSON. */
export interface PartRow {
  id: number;
  quantity: number;
  versions:
    | {
        productId: number;
        name: string;
        versionName: string | null;
        slug: string;
        photo: string | null;
        photoTone: string | null;
        sizes: {
          type: string;
          name: string;
          price: Grosze;
          stock: number;
          status: SizeStatus;
          phonePrice: boolean;
          gratis: boolean;
        }[];
      }[]
    | null;
}

/** The parts of a bundle or collection as one JSON value; null for every other product. */
export function partsOf(productId: SQL): SQL<PartRow[] | null> {
  return sql<PartRow[] | null>`(
    select json_agg(json_build_object('id', b.id, 'quantity', b.quantity, 'versions', (
      select json_agg(json_build_object('productId', v.id, 'name', v.name, 'versionName', v.version_name,
        'slug', v.slug, 'photo', v.photo, 'photoTone', v.photo_tone, 'sizes', (
          select coalesce(json_agg(json_build_object('type', s.type, 'name', s.name, 'price', s.price, 'stock', s.stock,
            'status', s.status, 'phonePrice', s.phone_price, 'gratis', s.gratis) order by s.position, s.id), '[]')
          from sizes s where s.product_id = v.id
        )) order by v.id <> p.id, v.id)
      from products v
      where v.visible and (v.id = p.id or (b.chooses_version and v.version_group = p.version_group))
    )) order by b.position, b.id)
    from bundle_parts b join products p on p.id = b.part_product_id
    where b.product_id = ${productId}
  )`;
}

export function toBundleParts(rows: PartRow[] | null): BundlePart[] {
  return (rows ?? []).map(({ id, quantity, versions }) => ({
    id,
    quantity,
    versions: (versions ?? []).map(({ productId, name, versionName, slug, photo, photoTone, sizes }) => ({
      productId,
      name,
      versionName: versionName ?? '',
      link: productLink(productId, slug),
      photo: photo === null ? null : { file: photo, tone: photoTone ?? '', alt: '' },
      sizes: sizes.map((size) => ({
        type: size.type,
        name: size.name,
        price: shownPrice(size),
        amount: orderableAmount(size),
      })),
    })),
  }));
}
