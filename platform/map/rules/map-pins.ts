export interface Pin {
  id: number;
  /** The position in pixels. */
  x: number;
  y: number;
}

export interface PinGroup<P extends Pin> {
  /** Represents the group: the group is rendered in its place. */
  first: P;
  pins: P[];
}

/** Pins that would cover each other become one: what cannot be distinguished cannot be hit with a finger. */
export function groupPins<P extends Pin>(pins: readonly P[], size: number, leadId: number | null): PinGroup<P>[] {
  const groups: PinGroup<P>[] = [];
  // The chosen one leads: it must not vanish inside a group that another stands for.
  const sorted = [...pins].sort((a, b) => Number(b.id === leadId) - Number(a.id === leadId));
  for (const pin of sorted) {
    const near = groups.find(({ first }) => Math.abs(first.x - pin.x) < size && Math.abs(first.y - pin.y) < size);
    if (near) near.pins.push(pin);
    else groups.push({ first: pin, pins: [pin] });
  }
  return groups;
}

interface Spot {
  x: number;
  y: number;
}

interface PinSpot extends Spot {
  /** A disc round its place, not a pin that is on it. */
  isGroup?: boolean;
}

/** As near as this to its tip, a pin is in the city itself. */
const IN_CITY = 10;
/** The area that a pin covers above its tip, and half of it to either side, with room for the name. */
const COVERED = { above: 66, aside: 44 };

/**
 * Position of a city name: below its dot at every scale where a pin is in the city, below the disc of a group, or aside where
 * a pin from farther south would cover it: after the dot, before it where that pin is after it.
 */
export function placeLabel(
  city: Spot,
  pins: readonly PinSpot[],
): 'pinned' | 'grouped' | 'aside-before' | 'aside' | 'below' {
  const own = pins.find(({ x, y }) => Math.hypot(x - city.x, y - city.y) <= IN_CITY);
  if (own) return own.isGroup ? 'grouped' : 'pinned';
  const covering = pins.filter(({ x, y }) => {
    const over = y - city.y;
    return over > 0 && over < COVERED.above && Math.abs(x - city.x) < COVERED.aside;
  });
  if (covering.length === 0) return 'below';
  const isClearBefore = covering.every(({ x }) => x > city.x + IN_CITY);
  return isClearBefore ? 'aside-before' : 'aside';
}
