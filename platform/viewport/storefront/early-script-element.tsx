import { createContext, useContext } from 'react';
import { useNonce } from '#platform/navigation/storefront/router-internals.ts';

/** The script's text. Only the server knows it (entry.server.tsx): where the page is interactive, it has long run. */
export const EarlyScriptContext = createContext('');

/** Must stand after the viewport meta and before the styles. The nonce lets the server allow it in the CSP. */
export function EarlyScript() {
  const nonce = useNonce();
  const text = useContext(EarlyScriptContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

interface Scripts {
  entry: string;
  /** Those of what every island needs. */
  ahead: string[];
}

/** Only the server knows them (entry.server.tsx). */
export const ScriptsContext = createContext<Scripts>({ entry: '', ahead: [] });

/** All the script a document asks for; the islands fetch what they need themselves. The first picture goes before it. */
export function EntryScript() {
  const { entry, ahead } = useContext(ScriptsContext);
  return <script type="module" async fetchPriority="low" src={entry} data-ahead={ahead.join(' ') || undefined} />;
}
