const MAX_LENGTH = 254;
const BEFORE_AT = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u;
const LAST_LABEL = /^(?:\p{L}{2,63}|xn--[a-z0-9-]+)$/iu;

/** An address a mail can be sent to: one @, a domain with a dot and a name at its end (S5.16). */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const [before = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    BEFORE_AT.test(before) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '')
  );
}

/** Google leaves dots out of its addresses. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/** One mailbox under all the ways its address can be written: what is limited per mailbox is counted by this. */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+');
  return WITHOUT_DOTS.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
