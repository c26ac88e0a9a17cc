import type { Group } from 'three';
import type { Model } from '../models/model.ts';
import { emptyBasket, heartTree, leaningNotebook, mapAndLens, mendedMug, packAndBoots, scales } from './kept-things.ts';
import { openParcel, parcelBack } from './parcels.ts';
import { crossing, saying, stillBell } from './signs.ts';

const arrangements: Record<string, () => Group> = {
  basket: emptyBasket,
  heart: heartTree,
  notebook: leaningNotebook,
  scales,
  map: mapAndLens,
  crossing,
  parcel: openParcel,
  'parcel-back': parcelBack,
  mug: mendedMug,
  saying,
  bell: stillBell,
  pack: packAndBoots,
};

/** Things put together for places where nothing is, by the name of their picture. */
export const stillLifes: Readonly<Record<string, Model>> = Object.fromEntries(
  Object.entries(arrangements).map(([name, build]) => [name, { build, shapes: 1, stance: 'stand', above: 13 }]),
);
