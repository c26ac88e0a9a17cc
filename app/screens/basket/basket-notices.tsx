import { basketScreenTexts } from '#texts/basket-screen.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface BasketNoticesProps {
  notices: { kind: 'success' | 'warning' | 'error'; text: string; back: { name: string; link: string } | null }[];
}

/** What came of a form sent without script. */
export function BasketNotices({ notices }: BasketNoticesProps) {
  return notices.map(({ kind, text, back }) => (
    <Notice key={text} kind={kind} className="mt-4">
      <p>{text}</p>
      {back && (
        <TextLink to={back.link} className="inline-flex min-h-11 items-center">
          {basketScreenTexts.backToProduct(back.name)}
        </TextLink>
      )}
    </Notice>
  ));
}
