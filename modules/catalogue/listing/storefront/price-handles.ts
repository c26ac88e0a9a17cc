const handlesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[data-price]')];

const fieldOf = (form: HTMLFormElement, { dataset }: HTMLInputElement) =>
  form.querySelector<HTMLInputElement>(`[name="${dataset.price}"]`);

export function moveHandle(handle: HTMLInputElement): void {
  const { form } = handle;
  const [from, to] = form ? handlesOf(form) : [];
  if (!form || !from || !to) return;
  const isFrom = handle === from;
  handle.value = String((isFrom ? Math.min : Math.max)(from.valueAsNumber, to.valueAsNumber));
  const isAtEnd = handle.value === (isFrom ? handle.min : handle.max);
  const field = fieldOf(form, handle);
  if (field) field.value = isAtEnd ? '' : handle.value;
  renderBetween(from, to);
}

export function followFields(form: HTMLFormElement): void {
  const [from, to] = handlesOf(form);
  if (!from || !to) return;
  from.value = fieldOf(form, from)?.value || from.min;
  to.value = fieldOf(form, to)?.value || to.max;
  renderBetween(from, to);
}

function renderBetween(from: HTMLInputElement, to: HTMLInputElement) {
  const [lowest, highest] = [Number(from.min), Number(from.max)];
  const part = ({ valueAsNumber }: HTMLInputElement) => `${(100 * (valueAsNumber - lowest)) / (highest - lowest)}%`;
  from.parentElement?.style.setProperty('--from', part(from));
  from.parentElement?.style.setProperty('--to', part(to));
}

let ended: EventTarget | null = null;

/** The range has whole złoty: without this, `199,99` would become 19 999. */
export function dropGrosze(event: InputEvent): void {
  const { target, inputType, data } = event;
  const typed = inputType === 'insertText' ? data : null;
  if (typed === ',' || typed === '.') ended = target;
  else if (typed === null || target !== ended) {
    ended = null;
    return;
  }
  event.preventDefault();
}
