export {
  type ClaimOutcome,
  claimPieces,
  type FreeLine,
  freePieces,
  handOverPieces,
  lockFreePieces,
  releasePieces,
} from './claim-pieces.ts';
export type { FrozenAnswer, FrozenPart, FrozenPlace, FrozenRate } from './frozen.ts';
export { lockOrder, lockOwnerAndOrder, type OrderRow } from './lock-order.ts';
export { noteEvent } from './note-event.ts';
export {
  deliverDigitalJob,
  invitationDue,
  type OrderLetter,
  opinionInvitationJob,
  orderMailJob,
} from './order-jobs.ts';
export { owedBeforeClaims, owedFor, owedForEach, piecesNotPaidFor } from './owed-for.ts';
export {
  lostPieces,
  piecesGivenUp,
  piecesOf,
  reckonedPieces,
  refundedForPieces,
  refundedPieces,
} from './refunded-pieces.ts';
