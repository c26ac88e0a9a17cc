const BOUGHT = 'boughtBeside';

/** The page hears that a card beside what it shows was bought from: cards may be bare HTML, so they have only the window. */
export function tellBoughtBeside(): void {
  window.dispatchEvent(new Event(BOUGHT));
}

export function hearBoughtBeside(heard: () => void): () => void {
  window.addEventListener(BOUGHT, heard);
  return () => window.removeEventListener(BOUGHT, heard);
}
