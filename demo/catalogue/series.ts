import series from '../data/series.json' with { type: 'json' };
import { demoData } from '../data.ts';
import type { ProducerKey } from './producers.ts';

type Series = { id: number; name: string; producer: ProducerKey; description: string };

export type SeriesKey = keyof typeof series;
export const demoSeries = demoData<Record<SeriesKey, Series>>(series);
