import type { ConsentCategory } from '#rules/platform/consent/consent.ts';
import { googleConsent } from '#rules/platform/consent/google-consent.ts';

interface TaggedWindow {
  dataLayer?: unknown[];
}

let told = '';

/** Google consent mode: everything denied at first, then what was allowed. Tags read it from `dataLayer` when they come. */
export function signalConsent(allowed: readonly ConsentCategory[], page = window as unknown as TaggedWindow) {
  page.dataLayer ??= [];
  const now = JSON.stringify(allowed);
  if (now === told) return;
  if (told === '') page.dataLayer.push(asCommand('consent', 'default', googleConsent([])));
  told = now;
  page.dataLayer.push(asCommand('consent', 'update', googleConsent(allowed)));
}

/** Google's tags know a command by being an `arguments` object; a list is data to them. */
function asCommand(..._command: [string, string, object]): unknown {
  // biome-ignore lint/complexity/noArguments: the kind of object is the message
  return arguments;
}
