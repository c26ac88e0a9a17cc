export interface Pin {
  id: number;
  /** Where it is drawn, in pixels. */
  x: number;
  y: number;
}

export interface PinGroup<P extends Pin> {
  /** Stands for the group: the group is drawn in its place. */
  first: P;
  pins: P[];
}

/** Pins that would cover each other become one: what cannot be told apart cannot be hit with a finger. */
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
