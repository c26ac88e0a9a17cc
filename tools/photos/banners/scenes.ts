import { fire, mug, peaks, tent } from './objects.ts';
import { type Frame, forest, glow, hill, ridgeAt, sky } from './scenery.ts';

/** The text of a banner stands on the left (on top on a phone), so the scene keeps that part calm. */
export type Scene = (frame: Frame) => string;

const isTall = (frame: Frame) => frame.height > frame.width;

const dawn: Scene = (frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const x = width * (isTall(frame) ? 0.56 : 0.72);
  return [
    sky(frame, ['#cfe0dc', '#f1e6cf', '#fbe3bb']),
    glow('sun', width * (isTall(frame) ? 0.3 : 0.6), height * 0.5, unit * 0.6, '#fff3cf', 0.95),
    `<circle cx="${width * (isTall(frame) ? 0.3 : 0.6)}" cy="${height * 0.5}" r="${unit * 0.075}" fill="#fff6dd"/>`,
    hill(frame, 0.6, 0.1, 1.1, '#b9cdbd'),
    hill(frame, 0.67, 0.085, 3.2, '#93b39c'),
    forest(frame, (at) => ridgeAt(frame, 0.67, 0.085, 3.2, at), unit * 0.1, [], '#7fa389', '#74987f'),
    hill(frame, 0.76, 0.06, 5.1, '#5f8c6b'),
    forest(frame, (at) => ridgeAt(frame, 0.76, 0.06, 5.1, at), unit * 0.2, [[0.3, 0.9]], '#44734f', '#386344'),
    hill(frame, 0.87, 0.035, 0.6, '#3f7350'),
    tent(x, ridgeAt(frame, 0.87, 0.035, 0.6, x) + unit * 0.06, unit * 0.34, false),
    hill(frame, 0.975, 0.02, 2.6, '#2f5b40'),
  ].join('');
};

const campfire: Scene = (frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const x = width * (isTall(frame) ? 0.44 : 0.7);
  const stars = Array.from({ length: 46 }, (_, i) => {
    const sx = ((i * 0.6180339887) % 1) * width;
    const sy = ((i * 0.7548776662) % 1) * height * 0.5;
    return `<circle cx="${sx.toFixed(0)}" cy="${sy.toFixed(0)}" r="${(unit * (0.0014 + (i % 4) * 0.0006)).toFixed(1)}" fill="#fff" opacity="${0.35 + (i % 3) * 0.2}"/>`;
  }).join('');
  const ground = ridgeAt(frame, 0.8, 0.02, 1.4, x) + unit * 0.07;
  return [
    sky(frame, ['#14213a', '#22385a', '#4a5b74']),
    stars,
    glow('moon', width * (isTall(frame) ? 0.8 : 0.9), height * 0.18, unit * 0.3, '#dfe9ff', 0.35),
    `<circle cx="${width * (isTall(frame) ? 0.8 : 0.9)}" cy="${height * 0.18}" r="${unit * 0.05}" fill="#f3f1e2"/>`,
    hill(frame, 0.62, 0.09, 0.4, '#2b4560'),
    hill(frame, 0.7, 0.07, 2.7, '#21394b'),
    forest(frame, (at) => ridgeAt(frame, 0.7, 0.07, 2.7, at), unit * 0.16, [], '#1b3140', '#172a38'),
    hill(frame, 0.78, 0.04, 4.4, '#1a2f34'),
    forest(frame, (at) => ridgeAt(frame, 0.78, 0.04, 4.4, at), unit * 0.3, [[0.26, 0.87]], '#15282b', '#112124'),
    hill(frame, 0.8, 0.02, 1.4, '#263a2c'),
    fire(x, ground, unit * 0.26),
    mug(x + unit * 0.32, ground + unit * 0.05, unit * 0.15),
  ].join('');
};

const winter: Scene = (frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const spread = isTall(frame) ? 1.9 : 1;
  const tops: [number, number, number][] = [
    [0.16, 0.44, 0.17],
    [0.42, 0.36, 0.2],
    [0.98, 0.4, 0.2],
    [0.73, 0.26, 0.24],
  ];
  const flakes = Array.from({ length: 40 }, (_, i) => {
    const fx = ((i * 0.6180339887 + 0.2) % 1) * width;
    const fy = ((i * 0.7548776662 + 0.1) % 1) * height;
    return `<circle cx="${fx.toFixed(0)}" cy="${fy.toFixed(0)}" r="${(unit * (0.0025 + (i % 4) * 0.0012)).toFixed(1)}" fill="#fff" opacity=".8"/>`;
  }).join('');
  return [
    sky(frame, ['#b9d3e6', '#dbe8ef', '#f6ece4']),
    glow('low', width * 0.3, height * 0.62, unit * 0.7, '#ffe9cf', 0.8),
    peaks(
      width,
      height,
      0.82,
      '#8fa9bd',
      '#7893a9',
      tops.map(([x, top, half]) => [x, top, half * spread]),
    ),
    hill(frame, 0.74, 0.05, 2.2, '#c9dae3'),
    forest(frame, (at) => ridgeAt(frame, 0.74, 0.05, 2.2, at), unit * 0.14, [], '#6f8f92', '#638286'),
    hill(frame, 0.82, 0.04, 4.6, '#e1ebf0'),
    forest(frame, (at) => ridgeAt(frame, 0.82, 0.04, 4.6, at), unit * 0.27, [[0.22, 0.63]], '#3f6b62', '#355c55'),
    hill(frame, 0.92, 0.03, 0.9, '#f4f8fa'),
    flakes,
  ].join('');
};

export const scenes: Record<'swit' | 'ognisko' | 'zima', Scene> = { swit: dawn, ognisko: campfire, zima: winter };
