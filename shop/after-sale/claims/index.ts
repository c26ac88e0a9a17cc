export { newClaimCode, readClaimCode } from './claim-pieces.ts';
export { ACCESS_SECONDS, type AccessBy, grantAccess, type Opened, readAccess } from './guest-access.ts';
