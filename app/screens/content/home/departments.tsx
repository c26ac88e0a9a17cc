import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import { Link } from '#app/ui/link.tsx';
import type { CategoryNode } from '#rules/catalogue/products/category-tree.ts';
import * as listingTexts from '#texts/catalogue/listing.ts';
import * as homeTexts from '#texts/content/home.ts';
import { Section } from './section.tsx';

const PHOTO_SIZES = '(min-width: 1200px) 190px, (min-width: 757px) 22vw, 44vw';

/** The departments of the shop as tiles. */
export function Departments({ categories }: { categories: CategoryNode[] }) {
  return (
    <Section title={homeTexts.departments}>
      <ul className="departments grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4 xl:grid-cols-6">
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={category.link}
              className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-brand"
            >
              <span className="block aspect-[4/3] overflow-hidden bg-surface-2">
                {category.photo && (
                  <ShopImage
                    file={category.photo}
                    alt=""
                    width={480}
                    height={360}
                    sizes={PHOTO_SIZES}
                    lazy
                    className="size-full object-cover"
                  />
                )}
              </span>
              <span className="block p-3">
                <span className="block leading-snug font-semibold group-hover:text-brand">{category.name}</span>
                <span className="figures text-sm text-ink-soft">{listingTexts.count(category.count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
