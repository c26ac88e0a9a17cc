import { composeMail, type Mail } from '#shop/platform/mail/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { invitation } from '#texts/platform/mail-staff.ts';

/** O.10: the link by which somebody joins the staff. */
export function invitationMail(
  shop: Pick<Shop, 'settings' | 'origin'>,
  { email, link, key }: { email: string; link: string; key: string },
): Mail {
  const { subject, title, preview, text, open, note } = invitation;
  return {
    key,
    to: email,
    subject: subject(shop.settings.name),
    ...composeMail(shop, {
      title,
      preview,
      blocks: [
        { kind: 'paragraph', text: text(shop.settings.name) },
        { kind: 'button', text: open, href: link },
        { kind: 'note', text: note },
      ],
    }),
  };
}
