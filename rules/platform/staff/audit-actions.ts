/** Rows the owner sets up; each is made, changed, moved and taken away in the same way. */
export const OWNED_KINDS = ['courier', 'location', 'payment-method', 'rebate', 'gift'] as const;
export type OwnedKind = (typeof OWNED_KINDS)[number];
export type OwnedVerb = 'created' | 'changed' | 'removed' | 'moved';

/** What else people of the shop do. Each is in the log of changes under this name (O.11). */
export const OTHER_ACTIONS = [
  'catalogue.imported',
  'closed-day.removed',
  'closed-day.saved',
  'complaint.moved',
  'complaint.refunded',
  'complaint.replied',
  'complaint.shipped',
  'gift-card.blocked',
  'gift-card.issued',
  'gift-card.unblocked',
  'job.retried',
  'mail-server.changed',
  'opinion.answered',
  'opinion.published',
  'opinion.rejected',
  'opinion.waiting',
  'order.changed',
  'order.moved',
  'order.note-added',
  'order.paid-back-by-hand',
  'order.payment-booked',
  'order.refund-asked',
  'order.refund-sent-again',
  'order.taken-by-phone',
  'orders.exported',
  'page.saved',
  'points.earning-set',
  'points.imported',
  'product.hidden',
  'product.priced',
  'product.shown',
  'product.stocked',
  'provider-keys.changed',
  'question.answered',
  'question.rejected',
  'return.accepted',
  'return.cancelled',
  'return.draft',
  'return.filed',
  'return.received',
  'return.refunded',
  'return.refused',
  'settings.changed',
  'shop.closed',
  'shop.opened',
  'staff.access-renewed',
  'staff.authenticator-set',
  'staff.invitation-cancelled',
  'staff.invited',
  'staff.joined',
  'staff.owner-set-up',
  'staff.passkey-added',
  'staff.passkey-removed',
  'staff.password-changed',
  'staff.password-reset',
  'staff.recovery-code-used',
  'staff.recovery-codes-made',
  'staff.reset-sent',
  'staff.role-changed',
  'staff.switched-off',
  'staff.switched-on',
  'withdrawal.refunded',
] as const;

export type OtherAction = (typeof OTHER_ACTIONS)[number];
export type AuditAction = OtherAction | `${OwnedKind}.${OwnedVerb}`;

/** What an entry of the log can be about. */
export const AUDIT_OBJECTS = [
  ...OWNED_KINDS,
  'category',
  'closed-day',
  'complaint',
  'gift-card',
  'import',
  'invitation',
  'job',
  'opinion',
  'order',
  'page',
  'product',
  'question',
  'return',
  'settings',
  'shop',
  'staff',
  'withdrawal',
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];

export function isAuditObject(kind: string): kind is AuditObject {
  return AUDIT_OBJECTS.some((one) => one === kind);
}
