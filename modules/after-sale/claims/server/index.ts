export { newClaimCode, parseClaimCode } from './claim-code.ts';
export { ACCESS_SECONDS, type AccessBy, checkAccess, grantAccess, type Opened } from './guest-access.ts';
export { type ClaimOfOrder, listClaims, listClaimsOf } from './list-claims.ts';
export { listComplainedLines, listComplaintsOfGivenUp, listGivenUpOfComplaint } from './shared-claims.ts';
