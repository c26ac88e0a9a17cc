import { whenIdle } from '#app/features/platform/island/when-idle.ts';

/** By then whoever came has what they came for. */
const AFTER_MS = 4000;

/** The fonts come for the pages to come, and so does the script that fetches them: a page without either is whole. */
export function startFonts() {
  whenIdle(() => setTimeout(() => void loadFonts().catch(() => {}), AFTER_MS));
}

async function loadFonts() {
  const { fetchFonts } = await import('./fetch-fonts.ts');
  await fetchFonts();
}
