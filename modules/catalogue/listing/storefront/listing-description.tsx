import { joinHtmlWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import * as listingTexts from '../texts/storefront.ts';

export function ListingLead({ blocks }: { blocks: string[] }) {
  return (
    <div className="search_description prose mt-1 w-full max-w-[43.75rem]">
      <DescriptionBlocks blocks={blocks} />
    </div>
  );
}

/** S2.11: only the first block is visible; each link opens the next. */
export function ListingDescription({ blocks }: { blocks: string[] }) {
  return (
    <section aria-labelledby="listing_about" className="mt-12 border-t border-line pt-8 md:mt-16 lg:ml-70">
      <h2 id="listing_about" className="type-sub">
        {listingTexts.about}
      </h2>
      <div className="search_description prose mt-3 max-w-[43.75rem]">
        <DescriptionBlocks blocks={blocks} />
      </div>
    </section>
  );
}

function DescriptionBlocks({ blocks }: { blocks: string[] }) {
  const [first, ...rest] = blocks;
  if (first === undefined) return null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved */}
      <div dangerouslySetInnerHTML={{ __html: joinHtmlWithHardSpaces(first) }} />
      {rest.length > 0 && (
        <details className="read-more">
          <summary className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4">
            {listingTexts.readMore}
          </summary>
          <DescriptionBlocks blocks={rest} />
        </details>
      )}
    </>
  );
}
