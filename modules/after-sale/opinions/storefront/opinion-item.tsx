import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { Button } from '#platform/ui/button.tsx';
import { CheckIcon } from '#platform/ui/icons/signs.tsx';
import type { OpinionView } from '../rules/opinion-view.ts';
import * as opinionTexts from '../texts/storefront.ts';
import * as voteTexts from '../texts/votes.ts';
import { Stars } from './stars.tsx';

interface OpinionItemProps {
  opinion: OpinionView;
  /** Takes a vote sent without a script. */
  voteAddress: string;
}

const PHOTO_BOX = 160;

/** One opinion: stars, words, photo, the shop's reply and the question whether it helped. */
export function OpinionItem({ opinion, voteAddress }: OpinionItemProps) {
  const { id, rating, content, author, date, confirmed, photo, answer } = opinion;
  return (
    <article
      id={`opinia-${id}`}
      // Contract 3.9; what is hidden is not sent.
      data-confirmed={confirmed}
      data-opinion_rate={rating}
      data-hide={false}
      className="border-t border-line py-6"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars rating={rating} label={opinionTexts.rating(rating)} />
        <p className="font-semibold">{author}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={date}>{longDay(date)}</time>
        </p>
        {confirmed && (
          <p className="flex w-full items-center gap-1 text-sm text-ok">
            <CheckIcon className="size-4" />
            {opinionTexts.confirmed}
          </p>
        )}
      </header>
      <p className="mt-3 max-w-[43.75rem] break-words whitespace-pre-line">{joinWithHardSpaces(content)}</p>
      {photo && (
        <ShopImage
          file={photo.file}
          alt={opinionTexts.photoOf(author)}
          width={PHOTO_BOX}
          height={Math.round((PHOTO_BOX * photo.height) / photo.width)}
          lazy
          className="mt-3 rounded-md"
        />
      )}
      {answer && (
        <div className="mt-4 max-w-[43.75rem] rounded-md bg-surface-2 px-4 py-3">
          <p className="text-sm font-semibold">{opinionTexts.answerOf}</p>
          <p className="mt-1 break-words whitespace-pre-line">{joinWithHardSpaces(answer)}</p>
        </div>
      )}
      <VoteForm opinion={opinion} address={voteAddress} />
    </article>
  );
}

/** Was the opinion helpful? A plain form. */
function VoteForm({ opinion, address }: { opinion: OpinionView; address: string }) {
  const { id, scorePositive, scoreNegative } = opinion;
  return (
    <form method="post" action={address} className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      <span id={`pomocna-${id}`}>{voteTexts.helpful}</span>
      <input type="hidden" name="id" value={id} />
      {(['positive', 'negative'] as const).map((operation) => (
        <Button
          key={operation}
          type="submit"
          look="quiet"
          size="sm"
          name="operation"
          value={operation}
          aria-describedby={`pomocna-${id}`}
        >
          {operation === 'positive' ? voteTexts.yes(scorePositive) : voteTexts.no(scoreNegative)}
        </Button>
      ))}
    </form>
  );
}
