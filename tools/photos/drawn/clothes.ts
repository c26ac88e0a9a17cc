import { box, cloth, drawing, line, oval, path, shade, steel } from './brush.ts';

const body = shade('b', [cloth.light, cloth.main, cloth.deep]);
const sleeve = shade('s', [cloth.main, cloth.deep], 'down');
const dark = shade('d', [cloth.deep, cloth.dark], 'down');

const sleeves = [
  path('M9.2 8.6C6.6 9.4 5.4 11 4.8 13.6L2.6 23.4c-.2 1 .3 1.7 1.2 1.9l2.2.5c.8.2 1.5-.3 1.7-1.1L10.6 14z', 'url(#s)'),
  path('M22.8 8.6c2.6.8 3.8 2.4 4.4 5l2.2 9.8c.2 1-.3 1.7-1.2 1.9l-2.2.5c-.8.2-1.5-.3-1.7-1.1L21.4 14z', 'url(#s)'),
];
const torso = path(
  'M10.5 7.6h11c1.6.4 2.6 1.4 2.7 3.2l.5 15.4c0 1.2-.8 2-2 2H9.3c-1.2 0-2-.8-2-2l.5-15.4c.1-1.8 1.1-2.8 2.7-3.2z',
  'url(#b)',
);

/** A rain jacket with a hood, a zip and two pockets. */
export const jacket = drawing(
  [body, sleeve, dark],
  ...sleeves,
  path('M16 1.8c-4.2 0-6.6 2.6-6.4 6.2.1 1.6 2.6 3.4 6.4 3.4s6.3-1.8 6.4-3.4c.2-3.6-2.2-6.2-6.4-6.2z', 'url(#s)'),
  torso,
  path('M16 3.6c-2.8 0-4.4 1.7-4.3 4 .1 1.7 1.9 3 4.3 3s4.2-1.3 4.3-3c.1-2.3-1.5-4-4.3-4z', 'url(#d)'),
  line('M16 10.6v17', cloth.dark, 0.7),
  line('M16 10.8v16.8', steel.light, 0.22, 'stroke-dasharray=".3 .5"'),
  line('M10.2 19.4l2.6-1.4M21.8 19.4l-2.6-1.4', cloth.dark, 0.55),
  box(15.5, 11.4, 1, 1.7, 0.4, steel.main),
  path('M7.5 25h17.2l.1 1.3c0 1.2-.9 1.9-2.1 1.9H9.3c-1.2 0-2-.8-2-2z', cloth.dark, 'opacity=".35"'),
);

/** A fleece with a standing collar and a chest pocket. */
export const fleece = drawing(
  [body, sleeve, dark],
  ...sleeves,
  torso,
  path(
    'M12 4.6h8c.8 0 1.3.5 1.3 1.3v2.9c0 1.8-2.3 2.9-5.3 2.9s-5.3-1.1-5.3-2.9V5.900c0-.8.5-1.3 1.3-1.300z',
    'url(#s)',
  ),
  oval(16, 5.4, 4.6, 1, cloth.dark),
  line('M16 6v21.8', cloth.dark, 0.8),
  box(15.5, 8, 1, 1.8, 0.4, steel.main),
  box(18.2, 13.2, 3.8, 4, 0.7, cloth.dark, 'opacity=".55"'),
  line('M18.4 13.600h3.4', cloth.light, 0.4),
  path('M9 8.200c2.6 3.8 11.4 3.8 14 0l.8 2.400c-3.4 3.8-12.2 3.8-15.6 0z', cloth.dark, 'opacity=".28"'),
);

/** A quilted down jacket: bolsters of light and shade. */
export const down = drawing(
  [body, sleeve, dark],
  ...sleeves,
  path(
    'M12 3.800h8c1 0 1.6.6 1.6 1.600v3.200c0 1.8-2.6 2.9-5.6 2.900s-5.6-1.1-5.6-2.900V5.400c0-1 .6-1.6 1.6-1.600z',
    'url(#s)',
  ),
  torso,
  oval(16, 5, 4.6, 1.1, cloth.dark),
  ...[12, 15.6, 19.2, 22.8].map((y) => line(`M7.9 ${y}c4 1.1 12.2 1.1 16.2 0`, cloth.dark, 0.5, 'opacity=".75"')),
  ...[12.5, 16.1, 19.7, 23.3].map((y) => line(`M8.4 ${y}c2.4.7 4.6.8 6.6.85`, cloth.light, 0.45, 'opacity=".8"')),
  line(
    'M6.3 13.200l2.8 1.200M5.3 17.200l3 1.100M4.4 21.200l3 1M25.7 13.200l-2.8 1.200M26.7 17.200l-3 1.100M27.6 21.200l-3 1',
    cloth.dark,
    0.45,
    'opacity=".7"',
  ),
  line('M16 6.200v21.6', cloth.dark, 0.7),
  box(15.5, 8.6, 1, 1.8, 0.4, steel.main),
);

/** A sleeveless quilted vest. */
export const gilet = drawing(
  [body, sleeve, dark],
  path(
    'M12 3.800h8c1 0 1.6.6 1.6 1.600v3.200c0 1.8-2.6 2.9-5.6 2.900s-5.6-1.1-5.6-2.900V5.400c0-1 .6-1.6 1.6-1.600z',
    'url(#s)',
  ),
  path(
    'M10.4 7.200h11.200c.3 2.6 1.3 4.8 3.2 6.400l.3 12.600c0 1.2-.8 2-2 2H8.900c-1.2 0-2-.8-2-2l.3-12.600c1.9-1.6 2.9-3.8 3.2-6.400z',
    'url(#b)',
  ),
  oval(16, 5, 4.6, 1.1, cloth.dark),
  ...[15.2, 18.8, 22.4].map((y) => line(`M7.5 ${y}c4 1 13 1 17 0`, cloth.dark, 0.5, 'opacity=".75"')),
  line('M16 6.200v21.6', cloth.dark, 0.7),
  box(15.5, 8.6, 1, 1.8, 0.4, steel.main),
);

/** A knitted hat with a bobble. */
export const beanie = drawing(
  [body, sleeve, dark],
  oval(16, 5.4, 3.3, 3.2, 'url(#b)'),
  path('M5.4 22C5.2 12.8 9.4 7.2 16 7.200S26.8 12.8 26.6 22z', 'url(#b)'),
  ...[9.4, 12.6, 16, 19.4, 22.6].map((x) => line(`M${x} ${x === 16 ? 8 : 10}V21.4`, cloth.dark, 0.45, 'opacity=".45"')),
  line('M7 16.200l2.2-1.8 2.2 1.8 2.3-1.8 2.3 1.8 2.3-1.8 2.3 1.8 2.2-1.8 2.2 1.8', steel.light, 0.9),
  box(4, 20.6, 24, 6.8, 2.4, 'url(#s)'),
  ...[7, 10, 13, 16, 19, 22, 25].map((x) => line(`M${x} 21.600v4.8`, cloth.dark, 0.5, 'opacity=".5"')),
  oval(14.8, 4.4, 1.1, 0.9, cloth.light, 'opacity=".7"'),
);

/** Long underwear, a shirt with long sleeves. */
export const longsleeve = drawing(
  [body, sleeve, dark],
  ...sleeves,
  torso,
  path('M11.8 7.400c.6 2.3 2.2 3.4 4.2 3.400s3.6-1.1 4.2-3.400z', 'url(#d)'),
  line('M11.3 7.600c.7 2.7 2.5 4 4.7 4s4-1.3 4.7-4', cloth.light, 0.6),
  line('M7.7 25.600h16.6', cloth.dark, 0.4, 'opacity=".6"'),
  line('M10.4 13c-.8 3-.9 7-.5 11M21.6 13c.8 3 .9 7 .5 11', cloth.dark, 0.4, 'opacity=".4"'),
);
