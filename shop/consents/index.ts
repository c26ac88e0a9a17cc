export { listConsents, recordConsents } from './consent-records.ts';
