import producers from '../data/producers.json' with { type: 'json' };
import series from '../data/series.json' with { type: 'json' };
import { demoData } from '../data.ts';

type Producer = { id: number; name: string; description: string; address: string; email: string };

export type ProducerKey = keyof typeof producers;

/** Invented brands; product safety law requires an address, an e-mail and a responsible person for each. */
export const demoProducers = Object.fromEntries(
  Object.entries(producers).map(([key, producer]) => [key, { ...producer, email: `bezpieczenstwo@${key}.example` }]),
) as Record<ProducerKey, Producer>;

type Series = { id: number; name: string; producer: ProducerKey; description: string };

export type SeriesKey = keyof typeof series;
export const demoSeries = demoData<Record<SeriesKey, Series>>(series);

/** Answers in the European Union for the products of every brand of the demo shop. */
export const responsiblePerson = {
  name: 'Polana sp. z o.o.',
  address: 'ul. Leśna 12, 34-500 Zakopane, Polska',
  email: 'gpsr@polana.example',
} as const;
