import { Choice } from '#platform/panel-ui/choice.tsx';
import { SearchBar } from '#platform/panel-ui/search-bar.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { Link } from '#platform/ui/link.tsx';
import { PRODUCT_SORTS, type ProductFilter, STOCK_FILTERS, VISIBILITIES } from '../../rules/product-filter.ts';
import * as texts from '../../texts/panel-list.ts';

interface Option {
  value: string;
  label: string;
}

interface ProductFiltersProps {
  filter: ProductFilter;
  query: string;
  categories: Option[];
  producers: Option[];
}

/** Content of the list: a search that is always there, and the rest folded away. */
export function ProductFilters({ filter, query, categories, producers }: ProductFiltersProps) {
  const { text, categoryId, producerId, visibility, stock, missing, sort } = filter;
  const isNarrowed = Boolean(categoryId || producerId || visibility || stock || sort !== 'newest');
  const words = texts.filter;
  return (
    <SearchBar key={query} label={words.hint} name="q" value={text} submit={words.find}>
      {missing && <input type="hidden" name="brak" value={missing} />}
      <Disclosure title={words.more} open={isNarrowed}>
        <div className="grid grid-cols-2 gap-3 pb-2 md:grid-cols-3 xl:grid-cols-6">
          <Choice label={words.category} name="kategoria" value={String(categoryId ?? '')} empty={words.any}>
            {categories}
          </Choice>
          <Choice label={words.producer} name="producent" value={String(producerId ?? '')} empty={words.anyone}>
            {producers}
          </Choice>
          <Choice label={words.visibility} name="widocznosc" value={visibility ?? ''} empty={words.unfiled}>
            {VISIBILITIES.map((one) => ({ value: one, label: texts.visibilities[one] }))}
          </Choice>
          <Choice label={words.stock} name="stan" value={stock ?? ''} empty={words.any}>
            {STOCK_FILTERS.map((one) => ({ value: one, label: texts.stocks[one] }))}
          </Choice>
          <Choice label={words.sort} name="sort" value={sort}>
            {PRODUCT_SORTS.map((one) => ({ value: one, label: texts.sorts[one] }))}
          </Choice>
          <div className="flex items-end">
            <Link to="/zaplecze/produkty" className="flex min-h-12 items-center underline">
              {words.clear}
            </Link>
          </div>
        </div>
      </Disclosure>
    </SearchBar>
  );
}
