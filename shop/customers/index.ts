export { hashPassword, verifyPassword } from './password.ts';
export { findSession, type Session, signOut } from './sessions.ts';
export { type SignIn, signIn } from './sign-in.ts';
export { sweepSignIns } from './sweep-sign-ins.ts';
