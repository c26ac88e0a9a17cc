import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { loadScript } from '#wire/client/load-script.ts';
import { expressApi } from './express-api.ts';

/** Loads the provider's script, which renders its buttons; null when there is no usable API (S7.60–S7.62). */
export async function startExpress(
  area: Pick<HTMLElement, 'querySelectorAll'>,
  script: { prefix: string; name: string },
): Promise<{ stop(): void } | null> {
  await loadScript(script.prefix, script.name);
  const api = expressApi();
  if (!api) return null;
  const gone = new AbortController();
  for (const item of area.querySelectorAll<HTMLElement>('[data-id]')) {
    const id = item.dataset.id ?? '';
    // A page from the back/forward cache keeps its buttons.
    if (item.childElementCount === 0) api.renderButton(id, item, null);
    item.addEventListener('click', () => checkOut(item, (form) => api.initCheckout(id, form)), { signal: gone.signal });
  }
  return { stop: () => gone.abort() };
}

/** One checkout at a time: while it starts, further clicks are ignored. */
async function checkOut(item: HTMLElement, start: (form: URLSearchParams) => Promise<void> | void) {
  const form = item.closest('form');
  if (!form || item.ariaBusy === 'true') return;
  const fields = formFields(form);
  if (!fields.get('size')) {
    showAlert({ kind: 'warning', text: productTexts.chooseSize });
    return;
  }
  if (item.dataset.checked === 'false') return;
  item.ariaBusy = 'true';
  try {
    await start(fields);
  } catch (error) {
    console.warn('the express checkout could not start:', error);
  } finally {
    item.ariaBusy = null;
  }
}

function formFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string');
  return new URLSearchParams(fields);
}
