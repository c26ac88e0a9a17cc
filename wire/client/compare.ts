import type { CompareChange } from '../answers.ts';
import { asRecord, asText, callOk, orFalse } from './call.ts';

/** Follows a compare link by script; after false the browser should follow it. */
export function changeCompared(link: string): Promise<CompareChange['outcome'] | false> {
  return orFalse('changing the compare list failed', async () => {
    const response = await callOk(link, { headers: { accept: 'application/json' } });
    return asText(asRecord(await response.json()).outcome) as CompareChange['outcome'];
  });
}
