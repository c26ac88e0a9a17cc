const LONGEST = 254;
const BEFORE_AT = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u;
const LAST_LABEL = /^(?:\p{L}{2,63}|xn--[a-z0-9-]+)$/iu;

/** An address a letter can be sent to: one @, a domain with a dot and a name at its end (S5.16). */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false;
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
