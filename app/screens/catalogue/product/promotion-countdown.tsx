import { Countdown } from '#app/features/platform/countdown/countdown.tsx';

/** How long the promotion of the product still runs. */
export default function PromotionCountdown({ until }: { until: string }) {
  return <Countdown until={until} className="mt-3" />;
}
