import { DepartmentTile } from '#modules/catalogue/categories/storefront/department-tile.tsx';
import type { CategoryNode } from '#modules/catalogue/products/rules/category-tree.ts';
import { countProducts } from '#modules/catalogue/products/texts/product-cards.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as homeTexts from '../texts/storefront.ts';
import { Section } from './section.tsx';

const LARGE = 5;

export function Departments({ categories }: { categories: CategoryNode[] }) {
  if (categories.length === 0) return null;
  const others = categories.slice(LARGE);
  return (
    <Section title={homeTexts.departments}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-6 md:gap-4 lg:gap-5">
        {categories.slice(0, LARGE).map((category, at) => (
          <li
            key={category.id}
            className={classNames(
              at === 0 && 'aspect-4/3 max-md:col-span-2',
              at < 2 ? 'md:col-span-3 md:aspect-2/1' : 'md:col-span-2 md:aspect-4/3',
            )}
          >
            <Tile category={category} wide={at < 2} small={at > 0} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-6 md:mt-6 md:gap-x-8">
          {others.map(({ id, name, link }) => (
            <li key={id}>
              <TextLink quiet to={link} className="inline-flex min-h-11 items-center font-semibold">
                {name}
              </TextLink>
            </li>
          ))}
          <li>
            <TextLink to="/kategorie" className="inline-flex min-h-11 items-center">
              {homeTexts.allDepartments}
            </TextLink>
          </li>
        </ul>
      )}
    </Section>
  );
}

interface TileProps {
  category: CategoryNode;
  wide: boolean;
  small: boolean;
}

function Tile({ category: { name, link, count, photo }, wide, small }: TileProps) {
  return (
    <DepartmentTile
      link={link}
      photo={photo}
      sizes={wide ? '(min-width: 47.3125rem) 48vw, 92vw' : '(min-width: 47.3125rem) 32vw, 46vw'}
      className={classNames('size-full', small && 'department-small', wide && 'department-wide')}
    >
      <span className={classNames('block', small && 'type-sub', wide && (small ? 'md:type-section' : 'type-section'))}>
        {name}
      </span>
      <span className="figures text-sm">{countProducts(count)}</span>
    </DepartmentTile>
  );
}
