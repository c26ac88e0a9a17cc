import { classNames } from '#app/ui/class-names.ts';
import { devUiTexts } from '#texts/platform/dev-ui.ts';

const grounds = ['bg-brand-soft', 'bg-accent-soft', 'bg-sale-soft', 'bg-surface-2'];

/** A slide with a link, to try that a swipe does not follow it. */
export function SampleSlide({ number }: { number: number }) {
  return (
    <a
      href={`#slajd-${number}`}
      className={classNames(
        'grid aspect-[2/1] place-items-center rounded-lg font-display text-3xl font-bold text-ink',
        grounds[(number - 1) % grounds.length],
      )}
    >
      {devUiTexts.carousels.slide(number)}
    </a>
  );
}
