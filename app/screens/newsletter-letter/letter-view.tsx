import { Form } from 'react-router';
import { NEWSLETTER_LINK } from '#rules/links/screen-links.ts';
import { newsletterOutcomes, newsletterTexts } from '#texts/newsletter.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

interface LetterViewProps {
  texts: { title: string; question: string; button: string; unknown: string };
  outcome: 'added' | 'removed';
  isOpen: boolean;
  isDone: boolean;
}

/** Where a link of a letter leads: one button, then what came of it. */
export function LetterView({ texts, outcome, isOpen, isDone }: LetterViewProps) {
  return (
    <div className="mx-auto max-w-md">
      <h1>{texts.title}</h1>
      {isDone || !isOpen ? (
        <>
          <Notice kind={isDone ? 'success' : 'warning'} className="mt-5">
            <p>{isDone ? newsletterOutcomes[outcome].text : texts.unknown}</p>
          </Notice>
          <ButtonLink to={isDone ? '/' : NEWSLETTER_LINK} wide className="mt-5">
            {isDone ? newsletterTexts.home : newsletterTexts.again}
          </ButtonLink>
        </>
      ) : (
        <Form method="post" className="mt-4 grid gap-5">
          <p>{texts.question}</p>
          <Button type="submit" size="lg" wide>
            {texts.button}
          </Button>
        </Form>
      )}
    </div>
  );
}
