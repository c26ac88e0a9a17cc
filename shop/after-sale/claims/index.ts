export { ACCESS_SECONDS, type AccessBy, grantAccess, type Opened, readAccess } from './guest-access.ts';
export { newClaimCode, readClaimCode } from './new-claim-code.ts';
