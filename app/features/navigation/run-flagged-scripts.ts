/** Marks the scripts of a fragment that run again with it. */
const FLAGGED = 'script.ajaxLoad[src]';

/**
 * S7.11: a script that came with swapped content stays still, as browsers have it; one that carries the flag is run. It must be
 * a file of ours: what a policy made for another page cannot vouch for, does not run.
 */
export function runFlaggedScripts(content: ParentNode): void {
  for (const { src } of content.querySelectorAll<HTMLScriptElement>(FLAGGED)) {
    const script = Object.assign(document.createElement('script'), { src });
    // A script that cannot be fetched leaves the page as it is (S7.14).
    script.addEventListener('load', () => script.remove());
    script.addEventListener('error', () => script.remove());
    document.head.append(script);
  }
}
