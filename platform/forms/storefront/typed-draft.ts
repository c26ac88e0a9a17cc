interface TypedDraft {
  /** Whose it is: what one customer typed is never shown to the next. */
  owner: string;
  fields: { name: string; value: string; checked: boolean | null }[];
}

const keyOf = (path: string) => `typed:${path}`;

/** Never stored: passwords, files, and fields that the customer does not fill in. */
const LEFT_OUT = ['password', 'file', 'hidden', 'submit', 'button'];

/**
 * Stores a form that was sent after its session had expired until the user signs in again. Only forms that name their user are
 * stored.
 */
export function storeTyped(form: HTMLFormElement, path: string) {
  const owner = form.dataset.keepFor;
  if (!owner) return;
  const fields = controlsOf(form).map((control) => ({
    name: control.name,
    value: control.value,
    checked: isBox(control) ? control.checked : null,
  }));
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify({ owner, fields } satisfies TypedDraft));
  } catch {
    // A browser that keeps nothing leaves the shopper with the words on the sign-in page.
  }
}

/** Fills in what was kept for this address and forgets it; true when it was this owner's. */
export function restoreTyped(form: HTMLFormElement, path: string): boolean {
  const kept = takeStored(path);
  if (!kept || kept.owner !== form.dataset.keepFor) return false;
  const controls = controlsOf(form);
  for (const { name, value, checked } of kept.fields) {
    const control = controls.find((one) => one.name === name && (checked === null || one.value === value));
    if (!control) continue;
    if (checked === null) control.value = value;
    else if (isBox(control)) control.checked = checked;
  }
  return true;
}

function takeStored(path: string): TypedDraft | null {
  try {
    const text = sessionStorage.getItem(keyOf(path));
    sessionStorage.removeItem(keyOf(path));
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !LEFT_OUT.includes(element.type) &&
      !element.autocomplete.startsWith('cc-'),
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}
