import type { ComponentType } from 'react';
import { islandViews } from './island-views.ts';

const UNTOUCHED = { __html: '' };

/**
 * Something the server draws and the browser leaves as it is: its script never comes. Its links are plain ones; what its
 * buttons do, a listener of the shell does.
 */
export function Drawn<Props extends object>({ name, props }: { name: string; props: Props }) {
  const View = islandViews.get(name) as ComponentType<Props> | undefined;
  if (View) {
    return (
      <div className="contents">
        <View {...props} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty; React leaves alone what it believes to be set from outside
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
}
