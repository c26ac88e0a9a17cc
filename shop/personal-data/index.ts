export type { PersonalData } from '../personal-records.ts';
export { closeAccount } from './close-account.ts';
export { exportData } from './export-data.ts';
export { sweepForgottenOrders } from './forget.ts';
