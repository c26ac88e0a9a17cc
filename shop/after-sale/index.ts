export { type ClaimOutcome, claimPieces, handOverPieces, releasePieces } from './claim-pieces.ts';
export { type FreeLine, freePieces, lockFreePieces } from './free-pieces.ts';
export { ACCESS_SECONDS, type AccessBy, grantAccess, type Opened, readAccess } from './guest-access.ts';
export { newClaimCode, readClaimCode } from './new-claim-code.ts';
