import { Notice } from '../../ui/alert/notice.tsx';

interface BasketNoticesProps {
  notices: { kind: 'success' | 'warning' | 'error'; text: string }[];
}

/** What came of a form sent without script. */
export function BasketNotices({ notices }: BasketNoticesProps) {
  return notices.map(({ kind, text }) => (
    <Notice key={text} kind={kind} className="mt-4">
      <p>{text}</p>
    </Notice>
  ));
}
