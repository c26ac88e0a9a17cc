import { contactTexts } from '#texts/contact.ts';
import { pageMeta } from '../../features/seo/page-meta.ts';
import { shopName } from '../../features/seo/shop-name.ts';
import type { PageHandle } from '../../features/shell/page-handle.ts';
import { useShell } from '../../features/shell/use-shell.ts';
import { Card } from '../../ui/card.tsx';
import { MailIcon } from '../../ui/icons/mail.tsx';
import { PhoneIcon } from '../../ui/icons/phone.tsx';
import { PinIcon } from '../../ui/icons/pin.tsx';
import type { Route } from './+types/route.ts';
import { loadContact } from './load.server.ts';

export const handle: PageHandle = { page: 'contact', breadcrumbs: () => [{ label: contactTexts.title }] };

export function loader({ context }: Route.LoaderArgs) {
  return loadContact(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: contactTexts.title, shopName: shopName(matches), description: contactTexts.intro });
}

/** Where phone-price products lead (S2.03): how to reach the shop. */
export default function ContactRoute() {
  const settings = useShell()?.settings;
  if (!settings) return null;
  const { phone, email, company } = settings;
  return (
    <>
      <h1>{contactTexts.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{contactTexts.intro}</p>
      <div className="mt-8 grid gap-4 md:grid-cols-3">
        <Card>
          <PhoneIcon className="text-brand" />
          <h2 className="mt-3 text-lg">{contactTexts.phone}</h2>
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="figures inline-flex min-h-11 items-center text-xl font-bold"
          >
            {phone}
          </a>
          <p className="text-sm text-ink-soft">{contactTexts.hours}</p>
        </Card>
        <Card>
          <MailIcon className="text-brand" />
          <h2 className="mt-3 text-lg">{contactTexts.email}</h2>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            {email}
          </a>
        </Card>
        <Card>
          <PinIcon className="text-brand" />
          <h2 className="mt-3 text-lg">{contactTexts.company}</h2>
          <address className="mt-1 not-italic">
            <p>{company.name}</p>
            <p>{company.street}</p>
            <p className="figures">
              {company.zipcode} {company.city}
            </p>
            <p className="figures mt-1 text-ink-soft">{contactTexts.taxNumber(company.taxNumber)}</p>
          </address>
        </Card>
      </div>
    </>
  );
}
