import { box, cloth, drawing, line, oval, path, shade, steel } from './brush.ts';

const body = shade('b', [cloth.light, cloth.main, cloth.deep]);
const across = shade('a', [cloth.deep, cloth.light, cloth.main, cloth.dark], 'across');
const down = shade('s', [cloth.main, cloth.deep], 'down');
const metal = shade('m', [steel.deep, steel.light, steel.main, steel.dark], 'across');

/** A mummy sleeping bag, opened at the top. */
export const sleepingBag = drawing(
  [body, down, shade('i', ['#fff1dc', '#e6cfae'], 'down')],
  path('M16 1.600c-5 0-8.4 3.6-8.4 9 0 7 2.2 19.6 8.4 19.600s8.4-12.6 8.4-19.600c0-5.4-3.4-9-8.4-9z', 'url(#b)'),
  ...[13.4, 17.2, 21, 24.8].map((y, i) =>
    line(`M${8 + i * 0.55} ${y}c4 1.5 ${16 - i * 1.1 - 8} 1.5 ${16 - i * 1.1} 0`, cloth.dark, 0.5, 'opacity=".6"'),
  ),
  oval(16, 7.6, 5.2, 4.9, 'url(#s)'),
  oval(16, 7.9, 4.1, 3.9, 'url(#i)'),
  box(12.8, 7.6, 6.4, 3.4, 1.6, '#fffaf0'),
  line('M21 11.800c1 4 .6 9-1 13', steel.light, 0.5),
  box(20.5, 11.4, 1.1, 1.8, 0.5, steel.main),
);

/** A rolled mat with two straps. */
export const mat = drawing(
  [across, shade('e', [cloth.main, cloth.dark])],
  path('M6 9.500h20c2.4 0 4 2.9 4 6.500s-1.6 6.5-4 6.500H6z', 'url(#v)'),
  shade('v', [cloth.light, cloth.main, cloth.dark], 'down'),
  oval(6.2, 16, 4.2, 6.5, 'url(#e)'),
  line(
    'M6.2 11.800c1.7 0 2.7 1.9 2.7 4.200s-1 4.2-2.7 4.2-2.5-1.7-2.5-3.9.8-3.2 2.3-3.2 1.9 1.3 1.9 2.9-.6 2.3-1.4 2.3',
    cloth.light,
    0.6,
  ),
  box(12.4, 9.2, 1.7, 13.6, 0.5, '#3c3f45'),
  box(22.4, 9.2, 1.7, 13.6, 0.5, '#3c3f45'),
  box(12, 14.6, 2.5, 2.8, 0.5, steel.main),
  box(22, 14.6, 2.5, 2.8, 0.5, steel.main),
);

/** A vacuum flask with a steel cup. */
export const flask = drawing(
  [across, metal],
  box(10.4, 1.6, 11.2, 7, 2, 'url(#m)'),
  box(9.4, 8, 13.2, 22.4, 3, 'url(#a)'),
  box(9.4, 8, 13.2, 1.5, 0.6, '#3c3f45'),
  box(9.4, 27.2, 13.2, 3.2, 1.6, 'url(#m)'),
  path('M13 20.600l2-3.2 1.3 1.9 1.1-1.5 1.9 2.800z', '#ffffff', 'opacity=".85"'),
);

/** A drinking bottle with a carrying loop. */
export const bottle = drawing(
  [across, metal],
  line('M13.6 4.200c0-3.2 4.8-3.2 4.8 0', '#3c3f45', 1.2),
  box(12.4, 3.8, 7.2, 4.2, 1, '#4a4d54'),
  path(
    'M12.8 8h6.400c.2 1.6 3.4 2.6 3.4 5.600v14c0 1.7-1.2 2.8-2.8 2.800h-7.600c-1.6 0-2.8-1.1-2.8-2.800v-14c0-3 3.2-4 3.4-5.600z',
    'url(#a)',
  ),
  line('M11.6 14.400v12', '#ffffff', 0.9, 'opacity=".55"'),
  path('M14 23l2-3.2 1.3 1.9 1-1.3 1.7 2.600z', '#ffffff', 'opacity=".85"'),
);

/** A gas burner on a cartridge. */
export const stove = drawing(
  [across, metal, shade('f', ['#9fd8ff', '#3a86d8'], 'down')],
  line('M9.5 8.500l4.2 3M22.5 8.500l-4.2 3M16 8.400v3', steel.dark, 1.1),
  box(6.6, 7.2, 5.4, 1.5, 0.7, 'url(#m)'),
  box(20, 7.2, 5.4, 1.5, 0.7, 'url(#m)'),
  path('M16 2.200c1.6 2 2.4 3.2 2.4 4.6 0 1.5-1 2.4-2.4 2.400s-2.4-.9-2.4-2.400c0-1.4.8-2.6 2.4-4.600z', 'url(#f)'),
  box(13, 9.6, 6, 3, 1, 'url(#m)'),
  box(14.8, 12.4, 2.4, 5, 0.5, steel.dark),
  line('M17 14.800h5', steel.deep, 0.9),
  oval(22.8, 14.8, 1.4, 1.4, cloth.main),
  path('M7.4 21c0-2.6 3.6-4 8.6-4s8.6 1.4 8.6 4v7.200c0 1.6-1 2.4-2.6 2.400H10c-1.6 0-2.6-.8-2.6-2.400z', 'url(#a)'),
  box(7.4, 24, 17.2, 3.4, 0, '#fff6e8', 'opacity=".9"'),
);

/** A folded blanket with fringes. */
export const blanket = drawing(
  [body, down],
  box(3.4, 19.8, 25.2, 6.4, 2.6, 'url(#s)'),
  box(3.4, 13.8, 25.2, 6.8, 2.8, 'url(#b)'),
  box(3.4, 7.6, 25.2, 7, 2.9, 'url(#b)'),
  ...[9.4, 15.8, 21.8].map((y) => line(`M9.4 ${y}v3.600M12 ${y}v3.600M21 ${y}v3.6`, '#fff3e0', 0.8, 'opacity=".85"')),
  ...[5.4, 8.2, 11, 13.8, 16.6, 19.4, 22.2, 25, 26.8].map((x) => line(`M${x} 26v2.6`, cloth.deep, 0.9)),
);

/** A pillow. */
export const pillow = drawing(
  [body],
  path(
    'M4.6 9.200C3.6 7.4 5.2 6 7 6.800c5.4 1.3 12.6 1.3 18 0 1.8-.8 3.4.6 2.4 2.4-1.3 4.4-1.3 9.2 0 13.6 1 1.8-.6 3.2-2.4 2.4-5.4-1.3-12.6-1.3-18 0-1.8.8-3.4-.6-2.4-2.4 1.3-4.4 1.3-9.2 0-13.600z',
    'url(#b)',
  ),
  line(
    'M6.4 9.200c1.8 1.7 3.2 2.5 4.6 3M25.6 9.200c-1.8 1.7-3.2 2.5-4.6 3M6.4 22.800c1.8-1.7 3.2-2.5 4.6-3M25.6 22.800c-1.8-1.7-3.2-2.5-4.6-3',
    cloth.dark,
    0.5,
    'opacity=".5"',
  ),
  box(12.6, 14, 6.8, 4, 1, '#fff6e8', 'opacity=".8"'),
);

/** A hammock between two ropes. */
export const hammock = drawing(
  [body, down],
  line('M1.6 5.600l5 7.400M30.4 5.600l-5 7.400M1.6 5.600l6.6 5.800M30.4 5.600l-6.6 5.8', '#9a7a52', 0.7),
  path('M6 12.200c3 9.4 17 9.4 20 0l1.4 1c-1.6 16-21.2 16-22.8 0z', 'url(#b)'),
  path('M6 12.200c3 9.4 17 9.4 20 0-1.4 5-5.6 7.6-10 7.600S7.4 17.2 6 12.200z', cloth.dark, 'opacity=".55"'),
  ...[10.6, 16, 21.4].map((x) =>
    line(`M${x} ${x === 16 ? 20.3 : 19.2}l${(x - 16) * -0.12} ${x === 16 ? 4.6 : 4}`, cloth.light, 0.6, 'opacity=".7"'),
  ),
);
