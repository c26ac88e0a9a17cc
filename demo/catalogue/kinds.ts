import kinds from '../data/kinds.json' with { type: 'json' };
import { demoData } from '../data.ts';

/** Texts for every product of a kind: when it is used and how it is cared for. */
type Kind = { use: readonly [string, string]; care: readonly [string, string] };

export type KindKey = keyof typeof kinds;
export const demoKinds = demoData<Record<KindKey, Kind>>(kinds);
