import { createContext, useContext } from 'react';
import { SHELL_DATA, type ShellData } from './shell-in-page.ts';

export type { MenuEntry, MenuNode, ShellData } from './shell-in-page.ts';

export const ShellContext = createContext<ShellData | undefined>(undefined);

/** The data of the shell; undefined only when the root loader itself failed. */
export function useShell(): ShellData | undefined {
  return useContext(ShellContext);
}

/** Written once into every page, for what comes alive in it. */
export function ShellDataScript({ shell }: { shell: ShellData }) {
  // A closing tag in a name must not end the script.
  const text = JSON.stringify({ ...shell, frame: undefined }).replaceAll('<', '\\u003c');
  const html = { __html: text };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag
  return <script type="application/json" id={SHELL_DATA} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
