export type { SocialLogin } from '#platform/identity/server/social-login.ts';
export { hashPassword, verifyAgainstDummy, verifyPassword } from '#platform/secrets/server/password.ts';
export { findAccount, saveAccount, saveConsents } from './account.ts';
export { accountClosedMail } from './account-mail.ts';
export {
  cancelNewEmail,
  confirmNewEmail,
  findEmailChange,
  requestNewEmail,
  resendNewEmail,
  seeNewEmail,
} from './change-email.ts';
export { changePassword, proveAgain } from './change-password.ts';
export { listConsents, recordConsents } from './consent-records.ts';
export { createCustomer, hasAccount } from './create-customer.ts';
export { changePoints, findCustomer, listEmails, lockCustomer, searchCustomers } from './customer-rows.ts';
export { enter, type SignedIn } from './enter.ts';
export { addPasskey, beginPasskey, type NewPasskey } from './passkeys/add-passkey.ts';
export { requestPasskey, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
export { sweepSignIns } from './pending-sign-ins.ts';
export { findPerson, personalAccount } from './personal-data.ts';
export { checkNewLogin, proposeLogin } from './propose-login.ts';
export { registerCustomer } from './register-customer.ts';
export { requestReset, resetPassword, seeReset } from './reset-password.ts';
export { findSession, type Session, signOut, signOutEverywhere } from './sessions.ts';
export { type SignIn, seeSignInLink, signIn, signInByLink } from './sign-in.ts';
export { listSignInWays, removePasskey, unlinkProvider } from './sign-in-ways.ts';
export { type OpenidProvider, openidLogin } from './social/openid-login.ts';
export {
  beginSocialLogin,
  confirmSocialLogin,
  dropProviderPerson,
  findProviderPerson,
  finishSocialLogin,
  type ProviderPerson,
  type SocialRequest,
  seeConfirmation,
} from './social/sign-in-with.ts';
export { customers } from './tables.ts';
