/**
 * Texts, or their bytes, kept under what they show, the longest unused thrown out first. The key is the content itself: what changed has another
 * key, and two who see the same may share it. Bounded by characters, so that strange addresses cannot fill the memory.
 */
export class StoredTexts<Text extends { length: number } = string> {
  readonly #max: number;
  readonly #texts = new Map<string, Text>();
  #characters = 0;

  constructor(maxCharacters: number) {
    this.#max = maxCharacters;
  }

  /** Keys and texts together. */
  get characters(): number {
    return this.#characters;
  }

  find(content: string, draw: () => Text): Text {
    const kept = this.#texts.get(content);
    if (kept !== undefined) {
      // The order of the map is the order of use.
      this.#texts.delete(content);
      this.#texts.set(content, kept);
      return kept;
    }
    const text = draw();
    this.#texts.set(content, text);
    this.#characters += content.length + text.length;
    this.#throwOut();
    return text;
  }

  #throwOut(): void {
    for (const [content, text] of this.#texts) {
      if (this.#characters <= this.#max) return;
      this.#texts.delete(content);
      this.#characters -= content.length + text.length;
    }
  }
}
