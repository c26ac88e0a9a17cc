interface Spot {
  x: number;
  y: number;
}

/** As near as this to its tip, a pin stands in the city itself. */
const IN_CITY = 10;
/** What a pin covers above its tip, and half of it to either side, with room for the name. */
const COVERED = { above: 66, aside: 44 };

/**
 * Where the name of a city goes: below its dot, shown whatever the scale where a pin stands in the city, or aside where a
 * pin from farther south would cover it.
 */
export function placeLabel(city: Spot, pins: readonly Spot[]): 'pinned' | 'aside' | 'below' {
  const isPinned = pins.some(({ x, y }) => Math.hypot(x - city.x, y - city.y) <= IN_CITY);
  if (isPinned) return 'pinned';
  const isCovered = pins.some(({ x, y }) => {
    const over = y - city.y;
    return over > 0 && over < COVERED.above && Math.abs(x - city.x) < COVERED.aside;
  });
  return isCovered ? 'aside' : 'below';
}
