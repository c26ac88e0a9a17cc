export { noteVitals, writeVitals } from './note-vitals.ts';
export { type PageVitals, sumVitals, sweepVitalDays } from './vital-days.ts';
