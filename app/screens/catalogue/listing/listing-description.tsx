import { keepTogetherInHtml } from '#rules/platform/text/keep-together.ts';
import * as listingTexts from '#texts/catalogue/listing.ts';

/** S2.11: only the first block shows; each link opens the next. */
export function ListingDescription({ blocks }: { blocks: string[] }) {
  return (
    <div className="search_description prose mt-12 max-w-[70ch] lg:ml-70">
      <DescriptionBlocks blocks={blocks} />
    </div>
  );
}

function DescriptionBlocks({ blocks }: { blocks: string[] }) {
  const [first, ...rest] = blocks;
  if (first === undefined) return null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved */}
      <div dangerouslySetInnerHTML={{ __html: keepTogetherInHtml(first) }} />
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
