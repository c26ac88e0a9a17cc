import type { CompareChange } from '../answers.ts';
import { asRecord, asText, call, logFailure } from './call.ts';

/** Follows a compare link by script; false when that failed, and the browser should follow it itself. */
export async function changeCompared(link: string): Promise<CompareChange['outcome'] | false> {
  try {
    const response = await call(link, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return asText(asRecord(await response.json()).outcome) as CompareChange['outcome'];
  } catch (error) {
    logFailure('changing the compare list failed', error);
    return false;
  }
}
