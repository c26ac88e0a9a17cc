/** Counts a mark in a text that comes in pieces, also where it is cut in two. */
export class MarkCount {
  readonly #mark: string;
  #tail = '';
  count = 0;

  constructor(mark: string) {
    this.#mark = mark;
  }

  read(piece: string): void {
    const text = this.#tail + piece;
    this.count += text.split(this.#mark).length - 1;
    // What is kept is shorter than the mark: nothing is counted twice.
    this.#tail = text.slice(-(this.#mark.length - 1));
  }
}
