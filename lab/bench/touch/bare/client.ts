import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Menu } from './menu.ts';

const island = document.getElementById('island');
if (island) hydrateRoot(island, createElement(Menu));
