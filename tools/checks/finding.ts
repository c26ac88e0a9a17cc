/** Something a check objects to; `place` is a repository path, with the line where there is one. */
export type Finding = { place: string; problem: string };

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
