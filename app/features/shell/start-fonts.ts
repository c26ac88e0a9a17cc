import { whenIdle } from '#app/features/platform/island/when-idle.ts';
import { FONTS_KEY, FONTS_VERSION, fontFiles } from '#app/ui/fonts.ts';

/** By then whoever came has what they came for. */
const AFTER_MS = 4000;

/** Fetches the fonts for the pages to come. The one that is looked at stays as it is: it would be laid out anew (decision 32). */
export function startFonts() {
  whenIdle(() => setTimeout(() => void fetchFonts().catch(() => {}), AFTER_MS));
}

async function fetchFonts() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || window.localStorage.getItem(FONTS_KEY) === JSON.stringify(FONTS_VERSION)) return;
  for (const file of fontFiles) {
    const answer = await fetch(file, { priority: 'low' });
    if (!answer.ok) return;
    await answer.arrayBuffer();
  }
  window.localStorage.setItem(FONTS_KEY, JSON.stringify(FONTS_VERSION));
}
