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
