import { createElement, Fragment, useState } from 'react';
import { menu } from '#platform/shell/texts/shell.ts';

const LINKS = 8;

/** A button that opens something, and nothing else: the least that React can be. Not JSX, because Node runs this file as it is. */
export function Menu() {
  const [open, setOpen] = useState(false);
  const links = Array.from({ length: LINKS }, (_, place) =>
    createElement('li', { key: place }, createElement('a', { href: '/' }, `${menu.label} ${place + 1}`)),
  );
  return createElement(
    Fragment,
    null,
    createElement('button', { type: 'button', 'aria-expanded': open, onClick: () => setOpen(!open) }, menu.open),
    open && createElement('div', { role: 'dialog', 'aria-label': menu.label }, createElement('ul', null, links)),
  );
}
