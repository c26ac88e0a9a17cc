import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { demoColours } from '../catalogue/colours.ts';
import { openStudio, pngOf } from './engine/open-studio.ts';

/** One object for a look: `node demo/generator/look.ts kubek --shape 1 --colour cegla --out /tmp/kubek.png`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shape: { type: 'string', default: '0' },
    colour: { type: 'string' },
    ground: { type: 'string', default: '#e9dfcd' },
    out: { type: 'string', default: 'look-{art}-{shape}.png' },
    frames: { type: 'string', default: '16' },
    view: { type: 'string', default: 'front' },
    size: { type: 'string', default: '400' },
  },
});

const studio = await openStudio();
const hex = values.colour
  ? (Object.entries(demoColours).find(([key]) => key === values.colour)?.[1].hex ?? null)
  : null;
const width = Number(values.size);
for (const art of positionals) {
  for (const shape of values.shape.split(',').map(Number)) {
    const start = performance.now();
    const picture = await studio.ask(
      'takeModel',
      art,
      { shape, colour: hex },
      {
        width,
        height: width * 1.25,
        frames: Number(values.frames),
        ground: values.ground === 'none' ? null : values.ground,
        view: (['angle', 'back', 'close'] as const).find((view) => view === values.view) ?? 'front',
      },
    );
    const file = values.out.replace('{art}', art).replace('{shape}', String(shape));
    await writeFile(file, pngOf(picture));
    console.log(`${file}: ${Math.round(performance.now() - start)} ms`);
  }
}
await studio.close();
