export { newClaimCode, parseClaimCode } from './claim-code.ts';
export { type ClaimOfOrder, listClaims, listClaimsOf } from './list-claims.ts';
export { listComplainedLines, listComplaintsOfGivenUp, listGivenUpOfComplaint } from './shared-claims.ts';
/** The register of claims: the modules of returns, withdrawals and complaints write these tables, queries of each may join them. */
export { complaints, returns, withdrawals } from './tables.ts';
export { isWaiting, isWithdrawn, waitingPieces } from './waiting-pieces.ts';
