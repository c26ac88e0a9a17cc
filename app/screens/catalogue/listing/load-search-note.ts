let loading: Promise<typeof import('./search-note.tsx')> | undefined;

/** Once and always the same promise: a note that is here already is drawn with the results, not a moment after them. */
export function loadSearchNote() {
  loading ??= import('./search-note.tsx');
  return loading;
}
