import { joinNameWithHardSpaces } from '#modules/catalogue/products/rules/product-name.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { StarIcon } from '#platform/ui/icons/star.tsx';
import { Link } from '#platform/ui/link.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as homeTexts from '../texts/storefront.ts';
import type { TeasedOpinion } from './load.server.ts';
import { Section } from './section.tsx';

const WALL = '/opinie';
const STARS = [1, 2, 3, 4, 5];

export function RecentOpinions({ opinions }: { opinions: TeasedOpinion[] }) {
  if (opinions.length === 0) return null;
  return (
    <Section title={homeTexts.opinions} sunken>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {opinions.map(({ id, rating, text, author, product }) => (
          <li key={id} className="flex flex-col rounded-lg bg-surface p-5 lg:p-6">
            <p role="img" aria-label={homeTexts.rating(rating)} className="flex gap-0.5">
              {STARS.map((star) => (
                <StarIcon key={star} className="size-5 text-accent" filled={star <= rating} />
              ))}
            </p>
            <blockquote className="mt-3 flex-1 whitespace-pre-line">{joinWithHardSpaces(text)}</blockquote>
            <p className="mt-3 text-sm text-ink-soft">{author}</p>
            <Link
              to={product.link}
              className="mt-1 flex min-h-11 items-center gap-3 text-sm font-semibold hover:text-brand"
            >
              {product.photo && (
                <ShopImage
                  file={product.photo}
                  tone={product.photoTone}
                  alt=""
                  width={48}
                  height={60}
                  lazy
                  className="h-15 w-12 shrink-0 rounded-sm object-contain"
                />
              )}
              <span className="min-w-0 underline underline-offset-4 wrap-anywhere">
                {joinNameWithHardSpaces(product.name)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink to={WALL}>{homeTexts.allOpinions}</TextLink>
      </p>
    </Section>
  );
}
