export type { PersonalData } from '#platform/personal-data/server/personal-records.ts';
export { closeAccount, forgetCustomer } from './close-account.ts';
export { exportCustomer, exportData } from './export-data.ts';
export { sweepForgottenOrders, sweepVisitors } from './forget.ts';
