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
