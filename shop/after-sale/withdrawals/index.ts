export { findWithdrawal, waitingPieces, withdrawnPieces } from './find-withdrawal.ts';
export { listWithdrawals } from './list-withdrawals.ts';
export { personalWithdrawals } from './personal-data.ts';
export { refundWithdrawal, type WithdrawalRefund } from './refund-withdrawal.ts';
export { type Statement, type WithdrawalOutcome, withdraw } from './withdraw.ts';
export { areWithdrawable, getWithdrawable, type WithdrawableLine } from './withdrawable.ts';
export { getWithdrawalProgress, type WithdrawalProgress } from './withdrawal-progress.ts';
