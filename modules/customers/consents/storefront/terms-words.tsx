import { TextLink } from '#platform/ui/text-link.tsx';

interface TermsParts {
  before: string;
  terms: string;
  between: string;
  privacy: string;
}

export function TermsWords({ parts: { before, terms, between, privacy } }: { parts: TermsParts }) {
  return (
    <>
      {before}{' '}
      <TextLink to="/regulamin" external>
        {terms}
      </TextLink>{' '}
      {between}{' '}
      <TextLink to="/prywatnosc" external>
        {privacy}
      </TextLink>
    </>
  );
}
