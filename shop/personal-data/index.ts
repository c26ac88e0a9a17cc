export { closeAccount, forgetCustomer } from '#shop/personal-data/close-account.ts';
export { exportCustomer, exportData } from '#shop/personal-data/export-data.ts';
export { sweepForgottenOrders, sweepVisitors } from '#shop/personal-data/forget.ts';
export type { PersonalData } from '#shop/platform/personal-records.ts';
