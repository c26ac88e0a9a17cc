import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { orderDataTexts } from '#texts/order-data.ts';

const STEPS = [
  { id: 'basket', to: '/koszyk' },
  { id: 'data', to: '/zamowienie/dane' },
  { id: 'summary', to: '/zamowienie/podsumowanie' },
] as const;

type Step = (typeof STEPS)[number]['id'];

/** Where the shopper is on the way to an order; what lies behind can be gone back to. */
export function OrderSteps({ current }: { current: Step }) {
  const texts = orderDataTexts.steps;
  const now = STEPS.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={texts.label} className="mb-6">
      <ol className="flex flex-wrap gap-x-3 gap-y-1 text-xs sm:gap-x-6 sm:text-sm">
        {STEPS.map(({ id, to }, index) => (
          <li key={id} className="flex min-h-11 items-center gap-1.5 sm:gap-2">
            <span
              aria-hidden="true"
              className={classNames(
                'flex size-6 items-center sm:size-7 justify-center rounded-full font-semibold',
                index <= now ? 'bg-brand text-brand-ink' : 'bg-surface-2 text-ink-soft',
              )}
            >
              {index + 1}
            </span>
            {index < now ? (
              <Link to={to} className="underline-offset-4 hover:underline">
                {texts[id]}
              </Link>
            ) : (
              <span
                aria-current={index === now ? 'step' : undefined}
                className={index === now ? 'font-semibold' : 'text-ink-soft'}
              >
                {texts[id]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
