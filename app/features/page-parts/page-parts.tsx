import { useEffect } from 'react';
import { onBatch } from '#wire/client/batch.ts';
import { placePageParts } from './place-page-parts.ts';

/** Listens to the batch call for marketing pieces. */
export function PageParts() {
  useEffect(() => onBatch((answer) => placePageParts(answer)), []);
  return null;
}
