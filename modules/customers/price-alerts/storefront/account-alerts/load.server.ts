import { type RouterContextProvider, redirect } from 'react-router';
import { findAccount } from '#modules/customers/accounts/server/index.ts';
import { requestNewsletter } from '#modules/customers/accounts/storefront/sign-in-parts/request-newsletter.server.ts';
import { requireCustomer } from '#modules/customers/accounts/storefront/sign-in-parts/session-cookies.server.ts';
import * as registrationTexts from '#modules/customers/accounts/texts/registration.ts';
import * as accountTexts from '#modules/customers/accounts/texts/storefront.ts';
import { saveConsents } from '#modules/customers/newsletter/server/index.ts';
import { endNotice, noticesOf } from '#modules/customers/stock-alerts/server/index.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import * as accountNoticesTexts from '../../texts/account-notices.ts';

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
    // The token alone is not enough here.
    const own = await noticesOf(shop, customerId);
    if (own.some((notice) => notice.token === token)) await endNotice(shop, token);
    return redirect(PAGE);
  }
  const consents = { newsletter: sent.has('newsletter'), sms: sent.has('sms') };
  const { email, newsletter, billing } = account.data;
  await saveConsents(shop, customerId, consents, { newsletter: registrationTexts.mailing, sms: registrationTexts.sms });
  if (consents.newsletter && !newsletter) {
    await requestNewsletter(context, { email, name: billing.firstName, customerId });
    return redirect(`${PAGE}?potwierdz`);
  }
  return redirect(`${PAGE}?zapisano`);
}
