import { vi } from 'vitest';

type Attributes = Record<string, string>;

/** As much of an element as the scripts of documents ask for; there is no browser in these tests. */
class RenderedElement extends EventTarget {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly dataset: Attributes = {};
  readonly styles: Attributes = {};
  readonly style = { setProperty: (name: string, value: string) => void Object.assign(this.styles, { [name]: value }) };
  readonly classes = new Set<string>();
  readonly classList = { toggle: (name: string, on: boolean) => this.classes[on ? 'add' : 'delete'](name) };
  children: RenderedElement[];
  parent: RenderedElement | undefined;
  textContent = '';
  hidden = false;
  inert = false;
  checked = false;
  ariaBusy: string | null = null;
  scrollLeft = 0;
  clientWidth = 0;

  constructor(tag: string, { text = '', class: names = '', ...attributes }: Attributes, children: RenderedElement[]) {
    super();
    this.tag = tag;
    this.attributes = attributes;
    this.textContent = text;
    for (const name of names.split(' ')) this.classes.add(name);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith('data-')) this.dataset[name.slice('data-'.length)] = value;
    }
    this.children = children;
    for (const child of children) child.parent = this;
  }

  get id() {
    return this.attributes.id ?? '';
  }

  get href() {
    return this.attributes.href ?? '';
  }

  set href(address: string) {
    this.attributes.href = address;
  }

  get firstElementChild(): RenderedElement | null {
    return this.children[0] ?? null;
  }

  append(...added: (RenderedElement | string)[]) {
    for (const part of added) {
      if (typeof part === 'string') {
        this.textContent += part;
      } else {
        part.remove();
        part.parent = this;
        this.children.push(part);
      }
    }
  }

  replaceChildren(...kept: RenderedElement[]) {
    for (const child of [...this.children]) child.remove();
    this.append(...kept);
  }

  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = undefined;
  }

  toggleAttribute(name: string, on: boolean) {
    if (name === 'hidden') this.hidden = on;
    else if (on) this.dataset[name.slice('data-'.length)] ??= '';
    else delete this.dataset[name.slice('data-'.length)];
  }

  /** Knows names of tags, classes and attributes, which is what these scripts look for. */
  matches(selector: string): boolean {
    const [tag = ''] = /^\w*/.exec(selector) ?? [];
    const classes = [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => this.classes.has(name));
    const attributes = [...selector.matchAll(/\[([\w-]+)(?:=(\w+))?\]/g)].every(([, name = '', value]) => {
      const written = name === 'aria-busy' ? (this.ariaBusy ?? undefined) : this.attributes[name];
      const own = name.startsWith('data-') ? this.dataset[name.slice('data-'.length)] : written;
      return own !== undefined && (value === undefined || own === value);
    });
    return (tag === '' || tag === this.tag) && classes && attributes;
  }

  querySelectorAll(selector: string): RenderedElement[] {
    const [, own] = /^:scope > (.+)$/.exec(selector) ?? [];
    if (own) return this.children.filter((child) => child.matches(own));
    return this.children.flatMap((child) => [
      ...(child.matches(selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  }

  querySelector(selector: string): RenderedElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  cloneWhole(): RenderedElement {
    const { attributes, classes, textContent: text } = this;
    const copies = this.children.map((child) => child.cloneWhole());
    return new RenderedElement(this.tag, { ...attributes, class: [...classes].join(' '), text }, copies);
  }
}

/** `class` and `text` stand among the attributes. */
export function renderElement<T extends HTMLElement = HTMLElement>(
  tag: string,
  attributes: Attributes = {},
  children: readonly HTMLElement[] = [],
): T {
  const elements = children.filter((child) => child instanceof RenderedElement);
  const element: object = new RenderedElement(tag, attributes, elements);
  return element as T;
}

/** Styles that were set through the CSSOM. */
export function stylesOf(element: Element | null | undefined): Attributes {
  return element instanceof RenderedElement ? element.styles : {};
}

export function copyElement(element: HTMLElement): HTMLElement {
  const copy: object = element instanceof RenderedElement ? element.cloneWhole() : element;
  return copy as HTMLElement;
}

/** Scripts ask whether something is an element. */
export function stubElements(): void {
  for (const name of ['HTMLElement', 'HTMLFormElement']) vi.stubGlobal(name, RenderedElement);
}
