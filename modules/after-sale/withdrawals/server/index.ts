export {
  findWithdrawal,
  getWithdrawalProgress,
  type WithdrawalProgress,
  withdrawnPieces,
} from './find-withdrawal.ts';
export { personalWithdrawals } from './personal-data.ts';
export { markWithdrawalPaid, refundWithdrawal, type WithdrawalRefund } from './refund-withdrawal.ts';
export { type Statement, type WithdrawalOutcome, withdraw } from './withdraw.ts';
export { areWithdrawable, getWithdrawable, type WithdrawableLine } from './withdrawable.ts';
export {
  countWithdrawalTabs,
  listWithdrawalQueue,
  type QueuedWithdrawal,
  WITHDRAWAL_TABS,
  type WithdrawalTab,
} from './withdrawal-queue.ts';
