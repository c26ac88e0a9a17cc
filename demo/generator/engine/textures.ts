import * as three from 'three';
import { type SeededRandom, seededRandom } from '../../seeded-random.ts';

type Draw = (pen: CanvasRenderingContext2D, size: number, random: SeededRandom) => void;

const side = 512;
const made = new Map<string, three.CanvasTexture>();

/** A tile of cloth or wood as heights from dark to light, drawn once. */
export function texture(name: keyof typeof drawings): three.CanvasTexture {
  const known = made.get(name);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  pen.fillStyle = '#808080';
  pen.fillRect(0, 0, side, side);
  drawings[name](pen, side, seededRandom(name));
  const tile = new three.CanvasTexture(canvas);
  tile.wrapS = three.RepeatWrapping;
  tile.wrapT = three.RepeatWrapping;
  made.set(name, tile);
  return tile;
}

const grey = (value: number, alpha = 1) => `rgba(${value},${value},${value},${alpha})`;

/** Draws at a point and at its copies beyond the edges, so that the tile repeats without a seam. */
function wrapped(pen: CanvasRenderingContext2D, size: number, x: number, y: number, draw: () => void): void {
  for (const dx of [-size, 0, size]) {
    for (const dy of [-size, 0, size]) {
      if (x + dx < -60 || x + dx > size + 60 || y + dy < -60 || y + dy > size + 60) continue;
      pen.save();
      pen.translate(x + dx, y + dy);
      draw();
      pen.restore();
    }
  }
}

function fibres(
  pen: CanvasRenderingContext2D,
  size: number,
  random: SeededRandom,
  count: number,
  length: number,
): void {
  for (let i = 0; i < count; i++) {
    const [x, y, turn] = [random.next() * size, random.next() * size, random.next() * Math.PI * 2];
    const tone = 60 + random.next() * 150;
    const bend = (random.next() - 0.5) * length;
    wrapped(pen, size, x, y, () => {
      pen.rotate(turn);
      pen.strokeStyle = grey(tone, 0.35);
      pen.lineWidth = 0.8 + random.next() * 1.4;
      pen.beginPath();
      pen.moveTo(-length / 2, 0);
      pen.quadraticCurveTo(0, bend, length / 2, 0);
      pen.stroke();
    });
  }
}

const felt: Draw = (pen, size, random) => {
  for (let i = 0; i < 160; i++) {
    const [x, y, r] = [random.next() * size, random.next() * size, 14 + random.next() * 40];
    const tone = random.chance(0.5) ? 255 : 0;
    wrapped(pen, size, x, y, () => {
      const soft = pen.createRadialGradient(0, 0, 0, 0, 0, r);
      soft.addColorStop(0, grey(tone, 0.1));
      soft.addColorStop(1, grey(tone, 0));
      pen.fillStyle = soft;
      pen.fillRect(-r, -r, 2 * r, 2 * r);
    });
  }
  fibres(pen, size, random, 2600, 26);
};

/** Plain weave: threads over and under. */
const canvasWeave: Draw = (pen, size, random) => {
  const step = 8;
  for (let row = 0; row < size / step; row++) {
    for (let column = 0; column < size / step; column++) {
      const over = (row + column) % 2 === 0;
      const tone = 150 + random.next() * 50;
      const soft = over
        ? pen.createLinearGradient(0, row * step, 0, (row + 1) * step)
        : pen.createLinearGradient(column * step, 0, (column + 1) * step, 0);
      soft.addColorStop(0, grey(50));
      soft.addColorStop(0.5, grey(tone));
      soft.addColorStop(1, grey(50));
      pen.fillStyle = soft;
      pen.fillRect(column * step, row * step, step, step);
    }
  }
};

/** Stocking stitch: columns of small V. */
const knit: Draw = (pen, size, random) => {
  const [wide, tall] = [size / 16, size / 20];
  pen.fillStyle = grey(20);
  pen.fillRect(0, 0, size, size);
  pen.lineCap = 'round';
  for (let column = 0; column < 16; column++) {
    for (let row = -1; row < 21; row++) {
      for (const half of [-1, 1]) {
        const tone = 150 + random.next() * 40;
        const middle = (column + 0.5) * wide;
        for (const [width, shade] of [
          [wide * 0.46, tone * 0.55],
          [wide * 0.3, tone],
          [wide * 0.12, tone + 50],
        ] as const) {
          pen.strokeStyle = grey(shade);
          pen.lineWidth = width;
          pen.beginPath();
          pen.moveTo(middle + half * wide * 0.36, row * tall);
          pen.lineTo(middle + half * wide * 0.12, (row + 1) * tall);
          pen.stroke();
        }
      }
    }
  }
};

/** Long fibres of a plank. */
const wood: Draw = (pen, size, random) => {
  for (let i = 0; i < 220; i++) {
    const x = random.next() * size;
    const tone = random.chance(0.6) ? 40 + random.next() * 60 : 170 + random.next() * 60;
    const wave = 4 + random.next() * 8;
    wrapped(pen, size, x, 0, () => {
      pen.strokeStyle = grey(tone, 0.18 + random.next() * 0.2);
      pen.lineWidth = 1 + random.next() * 5;
      pen.beginPath();
      for (let y = 0; y <= size; y += 16) pen.lineTo(Math.sin((y / size) * Math.PI * 2) * wave, y);
      pen.stroke();
    });
  }
};

/** Thick loops of a teddy fleece. */
const boucle: Draw = (pen, size, random) => {
  pen.fillStyle = grey(40);
  pen.fillRect(0, 0, size, size);
  for (let i = 0; i < 1500; i++) {
    const [x, y, r] = [random.next() * size, random.next() * size, 8 + random.next() * 12];
    const tone = 120 + random.next() * 110;
    wrapped(pen, size, x, y, () => {
      const soft = pen.createRadialGradient(0, -r * 0.2, 0, 0, 0, r);
      soft.addColorStop(0, grey(tone));
      soft.addColorStop(0.6, grey(tone * 0.75));
      soft.addColorStop(1, grey(tone * 0.4, 0));
      pen.fillStyle = soft;
      pen.fillRect(-r, -r, 2 * r, 2 * r);
    });
  }
  curls(pen, size, random);
};

/** The yarn of which the loops are: seen from near alone. */
function curls(pen: CanvasRenderingContext2D, size: number, random: SeededRandom): void {
  pen.lineCap = 'round';
  for (let i = 0; i < 2600; i++) {
    const [x, y, r] = [random.next() * size, random.next() * size, 3.5 + random.next() * 6];
    const [start, tone] = [random.next() * Math.PI * 2, 130 + random.next() * 100];
    wrapped(pen, size, x, y, () => {
      for (const [wide, shade] of [
        [3.4, tone * 0.5],
        [1.8, tone],
      ] as const) {
        pen.strokeStyle = grey(shade, 0.45);
        pen.lineWidth = wide;
        pen.beginPath();
        pen.arc(0, 0, r, start, start + 3.6);
        pen.stroke();
      }
    });
  }
}

/** Small soft dents, as fingers leave in clay and hammers in tin. */
const clay: Draw = (pen, size, random) => {
  for (let i = 0; i < 420; i++) {
    const [x, y, r] = [random.next() * size, random.next() * size, 8 + random.next() * 34];
    const tone = random.chance(0.5) ? 255 : 0;
    wrapped(pen, size, x, y, () => {
      const soft = pen.createRadialGradient(0, 0, 0, 0, 0, r);
      soft.addColorStop(0, grey(tone, 0.16));
      soft.addColorStop(1, grey(tone, 0));
      pen.fillStyle = soft;
      pen.fillRect(-r, -r, 2 * r, 2 * r);
    });
  }
};

/** Pale enamel with dark specks. */
const specks: Draw = (pen, size, random) => {
  for (let i = 0; i < 420; i++) {
    const [x, y, r] = [random.next() * size, random.next() * size, 0.8 + random.next() ** 3 * 4];
    wrapped(pen, size, x, y, () => {
      pen.fillStyle = grey(0, 0.9);
      pen.beginPath();
      pen.ellipse(0, 0, r, r * (0.6 + random.next() * 0.4), random.next() * 3, 0, Math.PI * 2);
      pen.fill();
    });
  }
};

const drawings = { felt, canvas: canvasWeave, knit, wood, boucle, clay, specks };
