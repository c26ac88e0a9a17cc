import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import { COMPARE_ADDRESS, type CompareView } from '#rules/customers/compare/compare-view.ts';
import { MOST_COMPARED } from '#rules/customers/compare/most-compared.ts';
import { compareTexts } from '#texts/customers/compare.ts';
import { Notice } from '../../../ui/alert/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** What a reader must know before looking at the columns. */
export function CompareNotices({ view, cards }: { view: CompareView; cards: ProductCard[] }) {
  const added = !view.shared && cards.find((card) => card.id === view.added);
  return (
    <>
      {added && (
        <Notice kind="success" className="mt-4">
          {compareTexts.added(added.name)}. {cards.length === 1 && compareTexts.addMore}
        </Notice>
      )}
      {view.full && cards.length >= MOST_COMPARED && (
        <Notice kind="warning" className="mt-4">
          {compareTexts.full}
        </Notice>
      )}
      {view.shared && (
        <Notice kind="info" title={compareTexts.sharedTitle} className="mt-4">
          {compareTexts.sharedText} <TextLink to={COMPARE_ADDRESS}>{compareTexts.ownLink}</TextLink>
        </Notice>
      )}
      {view.tooMany && (
        <Notice kind="warning" className="mt-4">
          {compareTexts.tooMany}
        </Notice>
      )}
    </>
  );
}
