import type { SeededRandom } from '#demo/seeded-random.ts';
import kinds from '../data/kinds.json' with { type: 'json' };
import { demoData } from '../data.ts';

/** Texts for every product of a kind: when it is used and how it is cared for. */
type Kind = { use: readonly [string, string]; care: readonly [string, string] };

export type KindKey = keyof typeof kinds;
export const demoKinds = demoData<Record<KindKey, Kind>>(kinds);

const headings = ['Dlaczego warto', 'W skrócie'] as const;
const careHeadings = ['Jak dbać', 'Pielęgnacja i przechowywanie'] as const;
/** Cards and services need no care. */
const goodToKnow: readonly KindKey[] = ['karta', 'usluga', 'plastry'];

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The long description: when it is used, what speaks for it, how to keep it in good shape. The short one is above it. */
export function describeProduct(kind: KindKey, points: readonly string[], random: SeededRandom): string {
  const { use, care } = demoKinds[kind];
  const heading = random.pick(headings);
  const list = points.map((point) => `<li>${capital(point)}</li>`).join('');
  return [
    `<p>${random.pick(use)}</p>`,
    `<h3>${heading}</h3>`,
    `<ul>${list}</ul>`,
    `<h3>${goodToKnow.includes(kind) ? 'Dobrze wiedzieć' : random.pick(careHeadings)}</h3>`,
    `<p>${random.pick(care)}</p>`,
  ].join('');
}
