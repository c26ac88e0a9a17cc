export { listConsents, recordConsents } from './consent-records.ts';
export { personalConsents } from './personal-data.ts';
