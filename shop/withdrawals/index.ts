export { findWithdrawal, waitingPieces } from './find-withdrawal.ts';
export { type Statement, type WithdrawalOutcome, withdraw } from './withdraw.ts';
export { getWithdrawable, type WithdrawableLine } from './withdrawable.ts';
