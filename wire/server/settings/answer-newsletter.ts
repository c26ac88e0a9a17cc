import type { Context } from 'hono';
import { isEmail } from '#rules/forms/email.ts';
import { NEWSLETTER_LINK, newsletterMessageLink } from '#rules/links/screen-links.ts';
import { newsletterMessage } from '#rules/newsletter/newsletter-outcome.ts';
import { askForNewsletter, leaveNewsletterByAddress } from '#shop/newsletter/index.ts';
import type { WireContext } from '../context.ts';
import { type Fields, gatherFields, readBody } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { comesFromAnotherSite } from '../same-origin.ts';
import { ensureCaller } from '../visitor.ts';

const LONGEST_BODY = 16_384;

/** `POST /settings.php` with `mailing_action=add|remove`, contract 3.12: goes to the newsletter page, which says the outcome. */
export async function answerNewsletter(c: Context, wire: WireContext): Promise<Response> {
  if (comesFromAnotherSite(c.req.raw.headers, wire)) return refuse({ status: 403, code: 'another-site' });
  const body = await readBody(c.req, LONGEST_BODY);
  if ('refused' in body) {
    return refuse(
      body.refused === 'too-large' ? { status: 413, code: 'too-large' } : { status: 400, code: body.refused },
    );
  }
  const fields = gatherFields('', body);
  const action = fields.get('mailing_action');
  if (action !== 'add' && action !== 'remove') return refuse({ status: 400, code: 'unreadable-request' });
  c.header('cache-control', 'no-store');
  const wish = readWish(fields, action);
  // Something is missing: the page asks for it.
  if (!wish) return c.redirect(NEWSLETTER_LINK, 303);
  const { id: visitorId } = await ensureCaller(c, wire);
  const outcome = await (action === 'add'
    ? askForNewsletter(wire.shop, { ...wish, visitorId, consent: 'newsletter_consent' })
    : leaveNewsletterByAddress(wire.shop, { email: wish.email, visitorId }));
  return c.redirect(newsletterMessageLink(newsletterMessage(outcome)), 303);
}

/** Name and consent are required only to be added. */
function readWish(fields: Fields, action: 'add' | 'remove'): { email: string; name: string } | null {
  const email = (fields.get('mailing_email') ?? '').trim();
  const name = (fields.get('mailing_name') ?? '').trim().slice(0, 100);
  if (!isEmail(email) || email.length > 254) return null;
  return action === 'remove' || (name !== '' && fields.get('newsletter_consent')) ? { email, name } : null;
}
