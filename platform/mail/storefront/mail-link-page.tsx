import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';

interface MailLinkPageProps {
  title: string;
  question: string;
  submit: string;
  /** The outcome; without it the question is shown. */
  outcome?: { kind: 'success' | 'info' | 'warning'; text: string; next: { to: string; label: string } } | undefined;
}

/**
 * Where a link of a mail leads: one button, then what came of it. A link alone does nothing: programs that look at mails
 * follow links, people press buttons.
 */
export function MailLinkPage({ title, question, submit, outcome }: MailLinkPageProps) {
  return (
    <div className="mx-auto max-w-md">
      <h1>{title}</h1>
      {outcome ? (
        <>
          <Message kind={outcome.kind} className="mt-5">
            <p>{outcome.text}</p>
          </Message>
          <ButtonLink to={outcome.next.to} wide className="mt-5">
            {outcome.next.label}
          </ButtonLink>
        </>
      ) : (
        <PostForm className="mt-4 grid gap-5">
          <p>{question}</p>
          <Button type="submit" size="lg" wide>
            {submit}
          </Button>
        </PostForm>
      )}
    </div>
  );
}
