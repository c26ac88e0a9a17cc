import { useEffect, useRef } from 'react';
import { CONTACT_SENT_ID } from '#rules/platform/links/screen-links.ts';
import { contactTexts } from '#texts/content/contact.ts';
import { Notice } from '../../../ui/alert/notice.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** The thanks in place of the form. It stands below the cards: the address leads to it, and the cursor follows. */
export function MessageSent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} id={CONTACT_SENT_ID} tabIndex={-1} className="scroll-mt-4">
      <Notice kind="success">
        <p>{contactTexts.form.sent}</p>
      </Notice>
      <ButtonLink to="/contact.php" look="secondary" className="mt-5">
        {contactTexts.form.again}
      </ButtonLink>
    </div>
  );
}
