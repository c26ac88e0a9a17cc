import { savesData } from '#app/features/platform/island/when-idle.ts';
import { FONTS_KEY, FONTS_VERSION, fontFiles } from '#app/ui/fonts.ts';

/** Fetches the fonts for the pages to come. The one that is looked at stays as it is: it would be laid out anew (decision 32). */
export async function fetchFonts() {
  if (savesData() || window.localStorage.getItem(FONTS_KEY) === JSON.stringify(FONTS_VERSION)) return;
  for (const file of fontFiles) {
    const answer = await fetch(file, { priority: 'low' });
    if (!answer.ok) return;
    await answer.arrayBuffer();
  }
  window.localStorage.setItem(FONTS_KEY, JSON.stringify(FONTS_VERSION));
}
