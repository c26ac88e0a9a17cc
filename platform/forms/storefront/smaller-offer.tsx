import * as fileTexts from '#platform/files/texts/files.ts';
import { Button } from '#platform/ui/button.tsx';

/** Offers smaller versions of photos that were refused as too large. */
export function SmallerOffer({ count, onTake }: { count: number; onTake(): void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm not-empty:mt-2">
      {count > 0 && (
        <>
          <span>{fileTexts.smallerFits(count)}</span>
          <Button look="secondary" size="sm" onClick={onTake}>
            {fileTexts.addSmaller(count)}
          </Button>
        </>
      )}
    </div>
  );
}
