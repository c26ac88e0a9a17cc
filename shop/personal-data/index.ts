export { closeAccount } from './close-account.ts';
export { exportData, type PersonalData } from './export-data.ts';
export { sweepForgottenOrders } from './forget-orders.ts';
