/**
 * Texts or bytes by their content, least recently used removed first. Equal content may be shared between visitors.
 * Limited by characters, so that random addresses cannot fill the memory.
 */
export class StoredTexts<Text extends { length: number } = string> {
  readonly #max: number;
  readonly #texts = new Map<string, Text>();
  #characters = 0;

  constructor(maxCharacters: number) {
    this.#max = maxCharacters;
  }

  get characters(): number {
    return this.#characters;
  }

  find(content: string, render: () => Text): Text {
    const kept = this.#texts.get(content);
    if (kept !== undefined) {
      // The map's order is the order of use.
      this.#texts.delete(content);
      this.#texts.set(content, kept);
      return kept;
    }
    const text = render();
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
