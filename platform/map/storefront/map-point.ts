import type { Place } from '../rules/distance.ts';

/** Something with a place on a map. What a shopper must know of it is in the list next to the map. */
export interface MapPoint {
  id: number;
  name: string;
  position: Place;
}

export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`, and `{s}` where the server has several hosts. */
  address: string;
  /** Whose map it is, as its owner wants it said. */
  attribution: string;
}
