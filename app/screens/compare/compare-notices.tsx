import { COMPARE_ADDRESS, type CompareView } from '#rules/compare/compare-view.ts';
import { MOST_COMPARED } from '#rules/compare/most-compared.ts';
import { compareTexts } from '#texts/compare.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** What a reader must know before looking at the columns. */
export function CompareNotices({ view, count }: { view: CompareView; count: number }) {
  return (
    <>
      {view.full && count >= MOST_COMPARED && (
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
