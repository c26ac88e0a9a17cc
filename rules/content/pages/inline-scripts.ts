/** Between the scripts of several layers, which travel as one text: a comment for those who run it whole. */
export const SCRIPT_SEAM = '\n/* next */\n';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** The texts of the scripts that stand in a piece of HTML itself, in order; those loaded from elsewhere are left out. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => text);
}
