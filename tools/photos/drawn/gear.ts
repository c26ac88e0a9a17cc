import { box, cloth, drawing, line, oval, path, shade, steel } from './brush.ts';

const body = shade('b', [cloth.light, cloth.main, cloth.deep]);
const across = shade('a', [cloth.deep, cloth.light, cloth.main, cloth.dark], 'across');
const metal = shade('m', [steel.light, steel.main, steel.deep]);

/** A carabiner. */
export const carabiner = drawing(
  [body, metal],
  line(
    'M20.8 8.200c-.6-3.4-3.2-5-6-4.4-3 .6-4.6 3.2-4 6.200l2.2 14c.5 3 2.8 4.8 5.6 4.3 2.6-.5 4.2-2.7 3.8-5.400z',
    'url(#b)',
    3,
  ),
  line('M20.8 8.400l1.5 14.2', 'url(#m)', 2.2),
  oval(22.3, 22.8, 1.2, 1.2, steel.dark),
  line('M12.2 9.600l2.2 14.4', cloth.light, 0.7, 'opacity=".8"'),
);

/** A pair of trekking poles. */
export const poles = drawing(
  [across, metal],
  line('M11 9.500L6.6 28.6', 'url(#m)', 1.3),
  line('M21 9.500l4.4 19.1', 'url(#m)', 1.3),
  line('M10.5 12L9 18.400M21.5 12l1.5 6.4', cloth.main, 1.7),
  line('M5 26.200l4.4.8M27 26.200l-4.4.8', '#3c3f45', 1.2),
  box(9.3, 1.8, 3.8, 8.4, 1.8, '#43464d', 'transform="rotate(10 11 6)"'),
  box(18.9, 1.8, 3.8, 8.4, 1.8, '#43464d', 'transform="rotate(-10 21 6)"'),
  line('M10.6 3.200C6 4 5.6 8.6 9 10.200M21.4 3.200c4.6.8 5 5.4 1.6 7', cloth.deep, 1),
);

/** A head torch. */
export const headTorch = drawing(
  [body, metal, shade('g', ['#fffbe0', '#ffe27a'])],
  line('M5 14.400C5 7 10 3.6 16 3.600S27 7 27 14.4', 'url(#b)', 3.2),
  line('M5 15c0 4 1.6 6.4 4 8M27 15c0 4-1.6 6.4-4 8', cloth.deep, 3.2),
  box(8.2, 13.6, 15.6, 12.4, 4, '#4a4d55'),
  oval(16, 19.8, 5.2, 5.2, 'url(#m)'),
  oval(16, 19.8, 4, 4, 'url(#g)'),
  oval(14.8, 18.5, 1.1, 0.9, '#ffffff', 'opacity=".9"'),
  box(14, 12.4, 4, 1.8, 0.8, cloth.main),
);

/** A camping lantern. */
export const lantern = drawing(
  [across, shade('g', ['#fff9d8', '#ffd96a'], 'down')],
  line('M10 9.600C10 3 22 3 22 9.6', '#565a62', 1.1),
  box(11, 7.6, 10, 3.6, 1.6, 'url(#a)'),
  box(10.4, 11, 11.2, 11.8, 1.4, 'url(#g)'),
  line('M13.4 11v11.800M18.6 11v11.8', '#ffffff', 0.6, 'opacity=".7"'),
  box(8.6, 22.4, 14.8, 6.6, 2.2, 'url(#a)'),
  oval(16, 25.6, 1.5, 1.5, '#fff3d6'),
);

/** A coil of rope. */
export const rope = drawing(
  [body],
  ...[0, 2.1, 4.2, 6.3].map((i) =>
    line(
      `M${16 - 10.4 + i} 15a${10.4 - i} ${11 - i} 0 1 0 ${(10.4 - i) * 2} 0a${10.4 - i} ${11 - i} 0 1 0 -${(10.4 - i) * 2} 0`,
      i % 4.2 === 0 ? 'url(#b)' : cloth.deep,
      1.9,
    ),
  ),
  ...[0, 4.2].map((i) =>
    line(
      `M${16 - 10.4 + i} 15a${10.4 - i} ${11 - i} 0 1 0 ${(10.4 - i) * 2} 0a${10.4 - i} ${11 - i} 0 1 0 -${(10.4 - i) * 2} 0`,
      '#fff3e0',
      0.6,
      'stroke-dasharray=".8 1.8" opacity=".8"',
    ),
  ),
  box(13.6, 18.6, 4.8, 8.6, 1.2, cloth.main),
  line('M13.6 20.700h4.800M13.6 22.900h4.800M13.6 25.100h4.8', cloth.dark, 0.5),
  line('M16 27v3.6', cloth.deep, 1.9),
);

/** A roll-top waterproof bag. */
export const dryBag = drawing(
  [across],
  path('M9 10.400h14l1.2 16.800c.1 1.7-1.1 3-2.8 3H10.600c-1.7 0-2.9-1.3-2.8-3z', 'url(#a)'),
  box(8.2, 6.6, 15.6, 4.6, 1.8, cloth.deep),
  line('M8.6 8.900h14.8', cloth.light, 0.6, 'opacity=".7"'),
  line('M9 6.800C9.4 2.6 13 2 14.6 2h2.800c1.6 0 5.2.6 5.6 4.8', '#3f4248', 1.3),
  box(13.8, 1, 4.4, 2.4, 0.7, '#5a5e66'),
  path('M13 22.400l2.3-3.8 1.5 2.3 1.3-1.7 2.1 3.200z', '#ffffff', 'opacity=".85"'),
);

/** A paper bag of coffee with a window. */
export const coffeeBag = drawing(
  [across, shade('k', ['#8a5a38', '#5d3820'])],
  path('M9.4 6.400h13.200l1.2 21.600c.1 1.4-.8 2.4-2.2 2.400H10.400c-1.4 0-2.3-1-2.2-2.400z', 'url(#a)'),
  box(9, 2.6, 14, 4.4, 0.8, cloth.deep),
  line('M9.4 4.800h13.2', cloth.light, 0.5, 'opacity=".7"'),
  box(10.8, 11, 10.4, 9.6, 1, '#fff6e8'),
  oval(16, 15.8, 2.5, 3.4, 'url(#k)', 'transform="rotate(28 16 15.8)"'),
  line('M17.3 13.200c-1.9 1.5-.3 3.5-2.5 5.2', '#f3dfc8', 0.5),
  line('M12.4 23.200h7.200M13.6 25h4.8', '#fff6e8', 0.6, 'opacity=".8"'),
);

/** An enamel mug with a dark rim. */
export const mug = drawing(
  [across],
  line('M22.6 12.400c5.6-1.2 6.6 9.2-.4 9.4', cloth.deep, 2.2),
  path('M6.6 8h17l-.9 17c-.1 1.9-1.5 3-3.4 3h-8.400c-1.9 0-3.3-1.1-3.4-3z', 'url(#a)'),
  oval(15.1, 8, 8.6, 2.5, '#43464d'),
  oval(15.1, 8.2, 7.4, 1.8, '#5b3a26'),
  path('M11.2 22l3-5 2 3 1.7-2.2 2.7 4.200z', '#ffffff', 'opacity=".88"'),
);

/** A wide strap on a spool, sold by the metre. */
export const tape = drawing(
  [body, metal],
  oval(14.6, 15, 11.8, 11.8, 'url(#b)'),
  ...[10.2, 8.6, 7].map(
    (r) => `<circle cx="14.6" cy="15" r="${r}" fill="none" stroke="${cloth.dark}" stroke-width=".5" opacity=".6"/>`,
  ),
  oval(14.6, 15, 5, 5, '#f4e6d2'),
  oval(14.6, 15, 2.2, 2.2, '#d8c4a6'),
  path('M14.6 22.400h14.600c.9 0 1.4.6 1.2 1.400l-.6 2.200c-.1.5-.5.8-1 .8H14.600z', 'url(#b)'),
  line('M17 24.600h12', cloth.light, 0.5, 'stroke-dasharray="1 1" opacity=".8"'),
);

/** A gas cartridge. */
export const cartridge = drawing(
  [across, metal],
  box(13.4, 4.6, 5.2, 4.4, 1, 'url(#m)'),
  path('M6 14c0-3.8 4.2-6 10-6s10 2.2 10 6v12.200c0 1.9-1.2 3-3.2 3H9.200c-2 0-3.2-1.1-3.2-3z', 'url(#a)'),
  box(6, 16.4, 20, 7, 0, '#fff6e8', 'opacity=".92"'),
  path('M16 17.400c1.2 1.5 1.8 2.2 1.8 3.200s-.7 1.7-1.8 1.7-1.8-.7-1.8-1.7.6-1.7 1.8-3.200z', cloth.deep),
);

/** A pannier for a bicycle rack. */
export const pannier = drawing(
  [body, across],
  line('M11 5.600c0-3.4 10-3.4 10 0', '#3f4248', 1.4),
  box(5.6, 8, 20.8, 21.4, 3, 'url(#b)'),
  box(5, 5, 22, 7.6, 2.6, cloth.deep),
  box(9, 4.6, 2.2, 15.4, 0.6, '#3f4248'),
  box(20.8, 4.6, 2.2, 15.4, 0.6, '#3f4248'),
  box(8.5, 17.6, 3.2, 3, 0.6, steel.main),
  box(20.3, 17.6, 3.2, 3, 0.6, steel.main),
  box(8, 23.4, 16, 2.2, 0.8, '#f2f3f0', 'opacity=".9"'),
);
