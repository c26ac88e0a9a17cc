/** The field in which a comma has just been typed. */
let ended: EventTarget | null = null;

/** The range knows whole złote alone: what is typed after a comma is left out, or `199,99` would become 19 999. */
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
