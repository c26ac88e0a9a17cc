import { type RouterContextProvider, redirect } from 'react-router';
import { requireCustomer } from '#app/features/customers/sign-in/session-cookies.server.ts';
import { wishNewsletter } from '#app/features/customers/sign-in/wish-newsletter.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { productLink } from '#rules/platform/links/screen-links.ts';
import { findAccount, saveConsents } from '#shop/customers/accounts/index.ts';
import { endNotice, noticesOf } from '#shop/customers/notices/index.ts';
import * as accountTexts from '#texts/customers/account.ts';
import * as accountNoticesTexts from '#texts/customers/account-notices.ts';
import * as registrationTexts from '#texts/customers/registration.ts';

type Context = Readonly<RouterContextProvider>;

const PAGE = '/konto/powiadomienia';

export async function loadNotices(context: Context, url: URL) {
  const shop = context.get(shopContext);
  const { customerId } = await requireCustomer(context, url);
  const account = await findAccount(shop, customerId);
  if (!account) throw redirect('/logowanie');
  const { newsletter, sms } = account.data;
  return {
    consents: { newsletter, sms },
    message: url.searchParams.has('potwierdz')
      ? accountNoticesTexts.confirm
      : url.searchParams.has('zapisano')
        ? accountTexts.saved
        : '',
    notices: (await noticesOf(shop, customerId)).map(
      ({ token, productId, slug, productName, sizeName, createdAt }) => ({
        token,
        productName,
        sizeName,
        link: productLink(productId, slug),
        since: longDay(createdAt),
      }),
    ),
  };
}

export async function receiveNotices(request: Request, context: Context) {
  const shop = context.get(shopContext);
  const { customerId } = await requireCustomer(context, new URL(request.url));
  const account = await findAccount(shop, customerId);
  const sent = await request.formData().catch(() => new FormData());
  if (!account) throw redirect('/logowanie');
  if (sent.get('intent') === 'end') {
    const token = String(sent.get('notice') ?? '');
    // Only their own: a token alone would be enough for whoever got hold of a mail, but not here.
    const own = await noticesOf(shop, customerId);
    if (own.some((notice) => notice.token === token)) await endNotice(shop, token);
    return redirect(PAGE);
  }
  const consents = { newsletter: sent.has('newsletter'), sms: sent.has('sms') };
  const { email, newsletter, billing } = account.data;
  await saveConsents(shop, customerId, consents, { newsletter: registrationTexts.mailing, sms: registrationTexts.sms });
  if (consents.newsletter && !newsletter) {
    await wishNewsletter(context, { email, name: billing.firstName, customerId });
    return redirect(`${PAGE}?potwierdz`);
  }
  return redirect(`${PAGE}?zapisano`);
}
