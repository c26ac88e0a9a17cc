import type { Context } from 'hono';
import { newsletterMessage } from '#rules/customers/newsletter/newsletter-outcome.ts';
import { isEmail } from '#rules/platform/forms/email.ts';
import { NEWSLETTER_LINK, newsletterMessageLink } from '#rules/platform/links/screen-links.ts';
import { askForNewsletter, askToLeaveNewsletter } from '#shop/customers/newsletter/index.ts';
import type { WireContext } from '../context.ts';
import type { Fields } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { ensureCaller } from '../visitor.ts';

/** `POST /settings.php` with `mailing_action=add|remove`, contract 3.12: goes to the newsletter page, which says the outcome.
 * Anybody may type anybody's address: who reads the newsletter is told, and ends, in the mailbox alone (decision 24). */
export async function answerNewsletter(c: Context, wire: WireContext, fields: Fields): Promise<Response> {
  const action = fields.get('mailing_action');
  if (action !== 'add' && action !== 'remove') return refuse({ status: 400, code: 'unreadable-request' });
  const wish = readWish(fields, action);
  // Something is missing: the page asks for it.
  if (!wish) return c.redirect(NEWSLETTER_LINK, 303);
  const { id: visitorId } = await ensureCaller(c, wire);
  const caller = wire.callerOf?.(c) ?? '';
  const outcome = await (action === 'add'
    ? askForNewsletter(wire.shop, { ...wish, visitorId, caller, consent: wire.newsletterConsent ?? '' })
    : askToLeaveNewsletter(wire.shop, { email: wish.email, visitorId, caller }));
  return c.redirect(newsletterMessageLink(newsletterMessage(outcome)), 303);
}

/** Name and consent are required only to be added. */
function readWish(fields: Fields, action: 'add' | 'remove'): { email: string; name: string } | null {
  const email = (fields.get('mailing_email') ?? '').trim();
  const name = (fields.get('mailing_name') ?? '').trim().slice(0, 100);
  if (!isEmail(email) || email.length > 254) return null;
  return action === 'remove' || (name !== '' && fields.get('newsletter_consent')) ? { email, name } : null;
}
