import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { earlyScript } from './early-script.ts';

/** Must stand after the viewport meta and before the styles. The nonce lets the server vouch for it in the CSP. */
export function EarlyScript() {
  const nonce = useContext(FrameworkContext)?.nonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: earlyScript }} />;
}
