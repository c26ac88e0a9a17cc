import { basketScreenTexts } from '#texts/selling/basket-screen.ts';
import { Notice } from '../../../ui/alert/notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

interface BasketNoticesProps {
  notices: { kind: 'success' | 'warning' | 'error'; text: string; back: { name: string; link: string } | null }[];
  /** Something of it was taken out and can come back. */
  restorable: boolean;
}

/** What came of a form sent without script. */
export function BasketNotices({ notices, restorable }: BasketNoticesProps) {
  return (
    <>
      {notices.map(({ kind, text, back }) => (
        <Notice key={text} kind={kind} className="mt-4">
          <p>{text}</p>
          {back && (
            <TextLink to={back.link} className="inline-flex min-h-11 items-center">
              {basketScreenTexts.backToProduct(back.name)}
            </TextLink>
          )}
        </Notice>
      ))}
      {restorable && (
        <form method="post" action="/basketchange.php?type=multiproduct" className="mt-4">
          <Button type="submit" name="restore" value="1" look="secondary">
            {basketScreenTexts.undoRemoval}
          </Button>
        </form>
      )}
    </>
  );
}
