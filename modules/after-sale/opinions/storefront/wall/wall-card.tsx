import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { longDay } from '#platform/time/rules/date-format.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import { shortenOpinion } from '../../rules/opinion-text.ts';
import type { ProductOpinionView } from '../../rules/opinion-view.ts';
import * as opinionTexts from '../../texts/storefront.ts';
import { Stars } from '../stars.tsx';

const BOX = 400;
/** Shorter words fit two lines of the narrowest column. */
const SURELY_FITS = 50;

/** An opinion with its photo; cut at 2 lines or 95 characters, with a way to read on (S9.56). */
export function WallCard({ opinion, first }: { opinion: ProductOpinionView; first: boolean }) {
  const { id, content, photo, author, rating, product, date, confirmed } = opinion;
  const { text, cut } = shortenOpinion(content);
  const mayBeCut = cut || content.length > SURELY_FITS;

  return (
    <article
      // Contract 3.9; what is hidden is not sent.
      data-confirmed={confirmed}
      data-opinion_rate={rating}
      data-hide={false}
      className="opinion_item flex flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      {photo && (
        // A lazy picture is hidden until it comes: its place has a ground of its own.
        <div className="aspect-square bg-tile">
          <ShopImage
            file={photo.file}
            alt={opinionTexts.photoOf(author)}
            width={BOX}
            height={BOX}
            sizes="(min-width: 61.1875rem) 30vw, (min-width: 47.3125rem) 46vw, 92vw"
            lazy={!first}
            priority={first}
            className="aspect-square w-full object-cover"
          />
        </div>
      )}
      <div className="flex grow flex-col p-5">
        <Stars rating={rating} label={opinionTexts.rating(rating)} />
        <details className="group mt-2">
          {/* Whether the words fit, only the browser knows (grow-wall.ts). */}
          <summary
            data-cut={cut || undefined}
            className="cursor-pointer list-none not-has-data-more:pointer-events-none"
            tabIndex={mayBeCut ? undefined : -1}
          >
            <span className="line-clamp-2 break-words whitespace-pre-line group-open:hidden">{text}</span>
            {mayBeCut && (
              <span
                data-more
                className="flex min-h-11 items-center font-semibold text-brand underline underline-offset-4 group-open:hidden"
              >
                {opinionTexts.wall.readMore}
              </span>
            )}
          </summary>
          <p className="break-words whitespace-pre-line">{content}</p>
        </details>
        {/* Cards of a row end together: who wrote and about what is at the bottom of each. */}
        <p className="mt-auto pt-2 text-sm text-ink-soft">
          {author}, <time dateTime={date}>{longDay(date)}</time>
        </p>
        <TextLink
          to={product.link}
          id={`produkt-${id}`}
          className="mt-1 inline-flex min-h-11 items-center self-start font-semibold"
        >
          {product.name}
        </TextLink>
      </div>
    </article>
  );
}
