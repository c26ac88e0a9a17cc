export interface Move {
  /** How the page came: over the line, fetched ahead or drawn ahead. */
  came: 'asked' | 'fetched' | 'drawn';
  /** Milliseconds from the lifted finger to the first paint of the product. */
  firstPaint: number;
  /** To the largest part of its first screen: its picture, or its name while that is missing. */
  largestPaint: number;
  largest: string;
}

/** Runs in the product's page, sent there as text: it may use nothing from outside. */
export async function findMove(liftedAt: number): Promise<Move> {
  if (!location.pathname.startsWith('/produkt/')) throw new Error(`no product, but ${location.href}`);
  const painted: LargestContentfulPaint[] = [];
  const observer = new PerformanceObserver((list) => painted.push(...(list.getEntries() as LargestContentfulPaint[])));
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const [navigation] = performance.getEntriesByType('navigation');
  const { activationStart, deliveryType } = navigation as PerformanceNavigationTiming & {
    activationStart: number;
    deliveryType: string;
  };
  const sinceLifted = (time: number | undefined) =>
    time === undefined ? Number.POSITIVE_INFINITY : performance.timeOrigin + Math.max(time, activationStart) - liftedAt;
  const last = painted.at(-1);
  return {
    came: activationStart > 0 ? 'drawn' : deliveryType === 'navigational-prefetch' ? 'fetched' : 'asked',
    firstPaint: sinceLifted(performance.getEntriesByName('first-contentful-paint')[0]?.startTime),
    largestPaint: sinceLifted(last?.startTime),
    largest: last?.element?.tagName.toLowerCase() ?? '',
  };
}
