import { BoxGeometry, Group, Mesh, PerspectiveCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { framed } from './frame.ts';

const size = { width: 800, height: 1000 };
const angle = 22;

/** The rectangle of the picture a thing of this size fills, as parts of it from the left and the top. */
function shown(width: number, height: number, hangs: boolean, rope?: Mesh) {
  const box = new Mesh(new BoxGeometry(width, height, 0.01).translate(0.4, height / 2, 0));
  const object = new Group().add(box);
  if (rope) object.add(rope);
  const eye = { at: new Vector3(0, 1, 9), to: new Vector3(0, 0.3, 0) };
  const { at, to } = framed(object, eye, angle, size, hangs);
  const camera = new PerspectiveCamera(angle, size.width / size.height, 0.05, 80);
  camera.position.copy(at);
  camera.lookAt(to);
  camera.updateMatrixWorld(true);
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => new Vector3(0.4 + (x - 0.5) * width, y * height, 0)));
  const seen = corners.map((corner) => corner.project(camera));
  const xs = seen.map(({ x }) => (x + 1) / 2);
  const ys = seen.map(({ y }) => (1 - y) / 2);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

it.each([
  ['a low thing', 1, 0.3, false, { width: 0.72, bottom: 0.74 }],
  ['a tall thing', 0.3, 1, false, { height: 0.66, bottom: 0.83 }],
  ['what hangs', 1, 0.3, true, { width: 0.72, middle: 0.5 }],
] as const)('%s fills as much of the picture as others and stands where they do', (_, width, height, hangs, wanted) => {
  const { left, right, top, bottom } = shown(width, height, hangs);
  expect((left + right) / 2).toBeCloseTo(0.5, 2);
  const real = { width: right - left, height: bottom - top, bottom, middle: (top + bottom) / 2 };
  for (const [name, value] of Object.entries(wanted)) {
    expect(real[name as keyof typeof real], name).toBeCloseTo(value, 2);
  }
});

it('a rope beside a thing does not make it small, and is not cut off', () => {
  const rope = new Mesh(new BoxGeometry(0.2, 0.01, 0.01).translate(0.93, 0, 0));
  rope.userData.loose = true;
  const { left, right } = shown(1, 0.5, false, rope);
  expect(right - left).toBeGreaterThan(0.69);
});
