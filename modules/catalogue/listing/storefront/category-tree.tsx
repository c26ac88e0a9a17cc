import type { BranchNode } from '#modules/catalogue/products/rules/category-tree.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { Link } from '#platform/ui/link.tsx';
import * as listingTexts from '../texts/storefront.ts';
import { neighbourAddress } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';

export function CategoryTree({ listing }: { listing: ShownListing }) {
  if (!listing.branch) return null;
  return (
    <nav aria-label={listingTexts.tree} className="mb-6 hidden lg:block">
      <Nodes nodes={[listing.branch]} listing={listing} />
    </nav>
  );
}

function Nodes({ nodes, listing }: { nodes: BranchNode[]; listing: ShownListing }) {
  return (
    <ul className="[&_ul]:ml-1 [&_ul]:border-l [&_ul]:border-line [&_ul]:pl-3">
      {nodes.map(({ name, link, count, children }) => (
        <li key={link}>
          <Link
            to={neighbourAddress(listing, link)}
            aria-current={link === listing.address ? 'page' : undefined}
            className="flex min-h-11 items-center justify-between gap-2 hover:text-brand aria-[current]:font-semibold aria-[current]:text-brand"
          >
            {name}
            <span className="figures text-sm font-normal text-ink-soft">{count}</span>
          </Link>
          {children.length > 0 && <Nodes nodes={children} listing={listing} />}
        </li>
      ))}
    </ul>
  );
}

interface SubcategoriesProps {
  listing: ShownListing;
  /** On classes 3 and 4 the tree shows them. */
  hasTree: boolean;
}

export function Subcategories({ listing, hasTree }: SubcategoriesProps) {
  if (listing.children.length === 0) return null;
  return (
    <nav aria-label={listingTexts.subcategories} className={classNames('mt-2 md:mt-6', hasTree && 'lg:hidden')}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {listing.children.map((item) => (
          <li key={item.id} className="shrink-0">
            <Link
              to={neighbourAddress(listing, item.link)}
              className="flex min-h-11 items-center gap-2 rounded-md border border-line bg-surface px-4 font-medium transition-colors hover:border-brand hover:text-brand"
            >
              {item.name}
              <span className="figures text-sm text-ink-soft">{item.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
