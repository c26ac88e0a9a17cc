export {
  beginTotp,
  confirmRecoveryCode,
  confirmTotp,
  countRecoveryCodes,
  enrolTotp,
  type FactorCheck,
  renewRecoveryCodes,
} from './factors.ts';
export {
  acceptInvitation,
  cancelInvitation,
  findInvitation,
  type Invited,
  invite,
  listInvitations,
  sweepInvitations,
} from './invitations.ts';
export { STAFF_BROWSER_COOKIE } from './known-browsers.ts';
export {
  addStaffPasskey,
  beginStaffPasskey,
  confirmPasskey,
  listStaffPasskeys,
  removeStaffPasskey,
  requestStaffPasskey,
} from './passkeys.ts';
export { changeRole, changeStaffPassword, listStaff, type PeopleChange, switchOff, switchOn } from './people.ts';
export {
  findStaffReset,
  makeStaffResetLink,
  type ResetKind,
  renewAccess,
  requestStaffReset,
  sendStaffReset,
  sweepStaffResets,
} from './resets.ts';
export { hasOwner, type JoinResult, makeSetupCode, setUpOwner } from './set-up.ts';
export { type StaffSignIn, seeStaffSignInLink, signInStaff, signInStaffByLink } from './sign-in.ts';
export { asThemselves } from './sign-in-log.ts';
export {
  type Caller,
  endSession,
  endSessions,
  findStaffSession,
  isFactorFresh,
  listSessions,
  type OpenSession,
  STAFF_COOKIE,
  type StaffFactor,
  type StaffPerson,
  type StaffSession,
  sweepStaffSessions,
} from './staff-sessions.ts';
export { staff, staffInvitations } from './tables.ts';
export { totpCode } from './totp.ts';
export { sealTotpSecrets } from './totp-secrets.ts';
