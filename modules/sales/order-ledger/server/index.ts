export {
  type ClaimOutcome,
  claimPieces,
  type FreeLine,
  freePieces,
  freePiecesEach,
  handOverPieces,
  keepPieces,
  lockFreePieces,
  releasePieces,
} from './claim-pieces.ts';
export { listComplaintMoney } from './complaint-money.ts';
export { countBoughtWith, countSoldPieces } from './count-sold.ts';
export { eachOrderText } from './each-order-text.ts';
export {
  type FrozenAnswer,
  type FrozenPart,
  type FrozenPlace,
  type FrozenRate,
  lineExtras,
  orderConsents,
} from './frozen.ts';
export {
  ACCESS_SECONDS,
  type AccessBy,
  checkAccess,
  type GrantedAccess,
  grantAccess,
  type Opened,
  verifyAccess,
} from './guest-access.ts';
export { listOrdered } from './list-ordered.ts';
export { lockOrder, lockOwnerAndOrder, type OrderRow } from './lock-order.ts';
export {
  CLAIM_PAID_JOBS,
  complaintPaidJob,
  deliverDigitalJob,
  invitationDue,
  type OrderMailKind,
  opinionInvitationJob,
  orderMailJob,
  returnPaidJob,
  withdrawalPaidJob,
} from './order-jobs.ts';
export { owedBeforeClaims, owedBeforeClaimsEach, owedFor, owedForEach, piecesNotPaidFor } from './owed-for.ts';
export { recordEvent } from './record-event.ts';
export {
  countedPieces,
  decidedPieces,
  lostPieces,
  piecesGivenUp,
  piecesOf,
  refundedForPieces,
  refundedPieces,
} from './refunded-pieces.ts';
/** The ledger is the data that all modules of orders share, so its tables are public: a query may join them. */
export { claimedPieces, orderAddresses, orderEvents, orderLines, orderStock, orders, refunds } from './tables.ts';
