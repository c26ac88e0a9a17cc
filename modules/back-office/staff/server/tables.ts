import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';
import { ROLES } from '../rules/permissions.ts';

/** Separate from customers' accounts. */
export const staff = pgTable('staff', {
  id: identity(),
  /** Lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: ROLES }).notNull(),
  passwordHash: text().notNull(),
  active: boolean().notNull().default(true),
  /** base32, sealed where the process has a key; empty until an authenticator is enrolled. */
  totpSecret: text().notNull().default(''),
  /** The 30 seconds whose code was used last: a code works once. */
  totpStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: moment().notNull(),
});

/** Without `factorCheckedAt` a session opens only the second factor. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    endsAt: moment().notNull(),
    factorCheckedAt: moment(),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    /** An authenticator that is being enrolled, until its first code proves it. */
    newTotpSecret: text().notNull().default(''),
    /** Challenge of a passkey, for one use. */
    challenge: text().notNull().default(''),
  },
  (t) => [index('staff_sessions_staff').on(t.staffId)],
);

/** Browsers in which a member of staff has signed in: wrong passwords from elsewhere do not lock them out (X.41). */
export const staffBrowsers = pgTable(
  'staff_browsers',
  {
    tokenHash: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    seenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tokenHash, t.staffId] }), index('staff_browsers_staff').on(t.staffId)],
);

export const staffInvitations = pgTable('staff_invitations', {
  id: identity(),
  tokenHash: text().notNull().unique(),
  email: text().notNull(),
  role: text({ enum: ROLES }).notNull(),
  invitedBy: integer().references(() => staff.id, { onDelete: 'set null' }),
  createdAt: moment().notNull(),
  endsAt: moment().notNull(),
  usedAt: moment(),
});

/** `password`: a new password, the second factor stays; `access`: a new password and a new second factor. */
export const RESET_KINDS = ['password', 'access'] as const;

/** A password was right after too many wrong ones: its owner proves by email that it is them. */
export const SIGN_IN_LINK = 'sign-in';

export const staffResets = pgTable(
  'staff_resets',
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    kind: text({ enum: [...RESET_KINDS, SIGN_IN_LINK] }).notNull(),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [index('staff_resets_staff').on(t.staffId)],
);

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.codeHash] })],
);

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** As the browser names it, base64url. */
    id: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    publicKey: text().notNull(),
    counter: integer().notNull().default(0),
    transports: text().array().notNull().default([]),
    name: text().notNull().default(''),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('staff_passkeys_staff').on(t.staffId)],
);

/** The code printed at the start of a shop without an owner. */
export const setupCodes = pgTable('setup_codes', {
  codeHash: text().primaryKey(),
  createdAt: moment().notNull(),
  endsAt: moment().notNull(),
  usedAt: moment(),
});
