import type { MetaDescriptor } from 'react-router';
import { chooseShownSize } from '#modules/catalogue/products/rules/size-table.ts';
import { opaqueImageAddress } from '#platform/images/rules/image-address.ts';
import { CURRENCY, toDecimalText } from '#platform/money/rules/grosze.ts';
import { pageMeta } from '#platform/seo/storefront/page-meta.ts';
import type { ShellData } from '#platform/shell/storefront/shell-data.tsx';
import type { ShownProduct } from '../load.server.ts';

type Described = Pick<ShownProduct, 'name' | 'description' | 'photos' | 'sizes' | 'versions'>;

export function productMeta(
  product: Described,
  shell: Pick<ShellData, 'origin' | 'settings'> | undefined,
): MetaDescriptor[] {
  const [photo] = product.photos;
  const size = chooseShownSize(product.sizes);
  const property = (name: string, content: string) => ({ property: name, content });
  return [
    ...pageMeta({
      title: product.name,
      shopName: shell?.settings.name ?? '',
      description: describe(product),
      image: photo && shell ? shell.origin + opaqueImageAddress(photo.file, 1280) : undefined,
      type: 'product',
    }),
    ...(photo ? [property('og:image:alt', photo.alt || product.name)] : []),
    ...(size && !size.phonePrice
      ? [
          property('product:price:amount', toDecimalText(size.price.price)),
          property('product:price:currency', CURRENCY),
          property('product:availability', size.status === 'disable' ? 'out of stock' : 'in stock'),
        ]
      : []),
  ];
}

/** Versions share one text; their names distinguish the descriptions. */
function describe({ name, description, versions }: Described): string {
  const text = description.replace(/<[^<>]+>/g, ' ');
  return versions.length > 1 ? `${name}. ${text}` : text;
}
