import { useShell } from '#app/features/shell/use-shell.ts';
import { JsonLdScript } from './json-ld-script.tsx';
import { organization } from './organization.ts';

/** Structured data of the shop itself. Search engines read the page as it is sent, so the browser never makes it. */
export function OrganizationData() {
  const shell = useShell();
  return <JsonLdScript value={import.meta.env.SSR && shell ? organization(shell) : null} />;
}
