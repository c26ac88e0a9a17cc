import { useEffect, useRef } from 'react';
import { CONTACT_SENT_ID } from '#platform/links/rules/screen-links.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Card } from '#platform/ui/card.tsx';
import { MailIcon, PhoneIcon } from '#platform/ui/icons/contact.tsx';
import { PinIcon } from '#platform/ui/icons/objects.tsx';
import { MailAddress } from '#platform/ui/mail-address.tsx';
import { PhoneNumber } from '#platform/ui/phone-number.tsx';
import * as texts from '../texts/storefront.ts';
import { ContactFormView } from './contact-form-view.tsx';
import { ContactMap } from './contact-map.tsx';
import { loadContact, receiveMessage } from './load.server.ts';

export const handle: PageHandle = { page: 'contact', breadcrumbs: () => [{ label: texts.title }] };

export const loader = ({ context, url }: Route.LoaderArgs) => loadContact(context, url);
export const action = ({ request, context }: Route.ActionArgs) => receiveMessage(request, context);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: texts.title, shopName: shopName(matches), description: texts.intro });

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  const settings = useShell()?.settings;
  if (!settings) return null;
  const { position, tiles, isSent, phoneHours, bankAccount, register } = loaderData;
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{texts.intro}</p>
      <Reaching settings={settings} phoneHours={phoneHours} bankAccount={bankAccount} register={register} />
      <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-12">
        <section aria-labelledby="contact-form-title" className="max-w-3xl print:hidden">
          <h2 id="contact-form-title" className="mb-5">
            {texts.form.title}
          </h2>
          {isSent ? <MessageSent /> : <ContactFormView reply={actionData} />}
        </section>
        {position && <ContactMap name={settings.company.name} position={position} tiles={tiles} />}
      </div>
    </>
  );
}

interface ReachingProps {
  settings: NonNullable<ReturnType<typeof useShell>>['settings'];
  phoneHours: string;
  bankAccount: string;
  register: string[];
}

function Reaching({ settings: { phone, email, company }, phoneHours, bankAccount, register }: ReachingProps) {
  const address = [company.name, company.street, `${company.zipcode} ${company.city}`.trim()].filter(Boolean);
  const numbers = [company.taxNumber && texts.taxNumber(company.taxNumber), ...register].filter(Boolean);
  return (
    <div className="mt-8 grid gap-4 md:grid-cols-2 lg:gap-x-12">
      {phone && (
        <Card>
          <PhoneIcon className="text-brand" />
          <h2 className="mt-3 type-sub">{texts.phone}</h2>
          <PhoneNumber number={phone} className="text-xl font-bold" />
          {phoneHours && <p className="text-sm text-ink-soft">{phoneHours}</p>}
        </Card>
      )}
      {email && (
        <Card>
          <MailIcon className="text-brand" />
          <h2 className="mt-3 type-sub">{texts.email}</h2>
          <MailAddress address={email} className="text-xl font-bold" />
          <p className="text-sm text-ink-soft">{texts.emailHint}</p>
        </Card>
      )}
      {address.length > 0 && (
        <Card className="md:col-start-2 md:row-span-2 md:row-start-1">
          <PinIcon className="text-brand" />
          <h2 className="mt-3 type-sub">{texts.company}</h2>
          <address className="mt-1 not-italic">
            {address.map((line) => (
              <p key={line} className="figures">
                {line}
              </p>
            ))}
            <div className="figures mt-2 text-sm text-ink-soft">
              {numbers.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </address>
          {bankAccount && (
            <>
              <p className="mt-2 text-sm text-ink-soft">{texts.bankAccount}</p>
              <p className="figures text-sm">{bankAccount}</p>
            </>
          )}
        </Card>
      )}
    </div>
  );
}

function MessageSent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} id={CONTACT_SENT_ID} tabIndex={-1} className="scroll-mt-4">
      <Message kind="success">
        <p>{texts.form.sent}</p>
      </Message>
      <ButtonLink to="/contact.php" look="secondary" className="mt-5">
        {texts.form.again}
      </ButtonLink>
    </div>
  );
}
