import type { BasketOnWire } from '../basket-answer.ts';
import { readBasket } from './basket-reader.ts';

/** `GET /ajax/basket.php?getAjax=true` (S7.27); null on any failure, so that the shown basket stays (S7.29). */
export async function fetchBasket(options: { signal?: AbortSignal } = {}): Promise<BasketOnWire | null> {
  try {
    const response = await fetch('/ajax/basket.php?getAjax=true', options);
    return readBasket(await response.json());
  } catch {
    return null;
  }
}
