import { NEWSLETTER_LINK } from '#platform/links/rules/screen-links.ts';
import { MailLinkPage } from '#platform/mail/storefront/mail-link-page.tsx';
import * as newsletterTexts from '../../texts/storefront.ts';
import { newsletterOutcomes } from '../../texts/storefront.ts';

interface MailStepViewProps {
  texts: { title: string; question: string; button: string; unknown: string };
  outcome: 'added' | 'removed';
  isOpen: boolean;
  isDone: boolean;
}

export function MailStepView({ texts, outcome, isOpen, isDone }: MailStepViewProps) {
  const done = {
    kind: 'success' as const,
    text: newsletterOutcomes[outcome].text,
    next: { to: '/', label: newsletterTexts.home },
  };
  const unknown = {
    kind: 'warning' as const,
    text: texts.unknown,
    next: { to: NEWSLETTER_LINK, label: newsletterTexts.again },
  };
  const cameOfIt = isDone ? done : isOpen ? undefined : unknown;
  return <MailLinkPage title={texts.title} question={texts.question} submit={texts.button} outcome={cameOfIt} />;
}
