import { Dialog } from '#platform/ui/dialog.tsx';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { PagePart } from './page-part.tsx';
import type { LinkWindowProps } from './start-window-links.ts';

/** The page a link leads to, as a window: `data-title` is its heading, `data-failed` what it says without an answer, if not the usual. */
export default function PageWindow({ link, onClose }: LinkWindowProps) {
  const { title, failed } = link.dataset;
  return (
    <Dialog open onClose={onClose} title={title}>
      <PagePart address={link.href} failed={failed ?? uiTexts.connectionProblem} />
    </Dialog>
  );
}
