/** A slow phone matches so many elements anew within one frame. */
const ELEMENTS_A_FRAME = 120;

/**
 * While something covers the page, nothing else on it is reached by keyboard or screen reader. Every element that becomes inert is
 * matched anew, so the page does so after the cover is seen and part by part.
 */
export async function holdFocusIn(cover: HTMLElement) {
  const held: HTMLElement[] = [];
  // Before the focus goes back to what opened it.
  cover.addEventListener(
    'beforetoggle',
    () => {
      for (const element of held) element.inert = false;
    },
    { once: true },
  );
  await nextFrame();
  if (!cover.contains(document.activeElement)) cover.querySelector('button')?.focus({ preventScroll: true });
  const siblings = siblingElements(cover).filter(({ id }) => id !== 'alerts');
  for (const frame of divideByFrames(siblings.flatMap(partsOf))) {
    await nextFrame();
    if (!cover.matches(':popover-open')) return;
    for (const element of frame) {
      // An element that is inert by itself stays so.
      if (element.inert) continue;
      element.inert = true;
      held.push(element);
    }
  }
}

/** The siblings of an element and of all its ancestors, up to the body. */
function siblingElements(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const isSibling = (one: Element): one is HTMLElement => one !== element && one instanceof HTMLElement;
  return [...[...parent.children].filter(isSibling), ...siblingElements(parent)];
}

interface Part {
  element: HTMLElement;
  /** How many elements are matched anew with it. */
  weight: number;
}

/** The parts of an element before itself: what is inert already is not matched again. */
function partsOf(element: HTMLElement): Part[] {
  const weight = element.getElementsByTagName('*').length + 1;
  if (weight <= ELEMENTS_A_FRAME) return [{ element, weight }];
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  return [...children.flatMap(partsOf), { element, weight: children.length }];
}

function divideByFrames(parts: Part[]): HTMLElement[][] {
  const frames: HTMLElement[][] = [];
  let room = 0;
  for (const { element, weight } of parts) {
    if (weight > room) {
      frames.push([]);
      room = ELEMENTS_A_FRAME;
    }
    frames.at(-1)?.push(element);
    room -= weight;
  }
  return frames;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
