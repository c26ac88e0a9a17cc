import * as three from 'three';

/** What part of the picture an object fills: it is as wide or as high as this, whichever comes first. */
const filled = { width: 0.72, height: 0.66 };
/** So far to a side may ropes and pegs reach, of half of the width. */
const mostLoose = 0.95;
/** Low things stand on one line, so that they do in a row of cards; tall ones reach below it. */
const groundLine = 0.74;

/** The rectangle of the picture in which an object is seen, from -1 to 1 both ways. Stitches lie on something larger. */
function seenBox(object: three.Object3D, camera: three.Camera, withLoose: boolean): three.Box2 {
  const seen = new three.Box2();
  const point = new three.Vector3();
  object.traverse((part) => {
    if (!(part instanceof three.Mesh) || part instanceof three.InstancedMesh) return;
    if (part.userData.loose && !withLoose) return;
    const position = part.geometry.getAttribute('position');
    for (let i = 0; i < position.count; i++) {
      point.fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld).project(camera);
      seen.expandByPoint(new three.Vector2(point.x, point.y));
    }
  });
  return seen;
}

interface Eye {
  at: three.Vector3;
  to: three.Vector3;
}

/** Moves the camera until the object fills the picture as all others do: at a distance, then to where its foot stands. */
export function framed(
  object: three.Object3D,
  { at, to }: Eye,
  angle: number,
  size: { width: number; height: number },
  hangs: boolean,
): Eye {
  const camera = new three.PerspectiveCamera(angle, size.width / size.height, 0.05, 80);
  const eye = { at: at.clone(), to: to.clone() };
  object.updateMatrixWorld(true);
  // Nearer things look larger, so that one step is not enough.
  for (let step = 0; step < 4; step++) {
    camera.position.copy(eye.at);
    camera.lookAt(eye.to);
    camera.updateMatrixWorld(true);
    const seen = seenBox(object, camera, false);
    const [width, height] = [(seen.max.x - seen.min.x) / 2, (seen.max.y - seen.min.y) / 2];
    const middle = (seen.min.x + seen.max.x) / 2;
    const whole = seenBox(object, camera, true);
    const scale = Math.min(
      filled.width / width,
      filled.height / height,
      mostLoose / Math.max(whole.max.x - middle, middle - whole.min.x),
    );
    const distance = eye.at.distanceTo(eye.to) / scale;
    const foot = 0.5 + (height * scale) / 2;
    const wanted = 1 - 2 * (hangs ? foot : Math.max(groundLine, foot));
    const half = Math.tan(three.MathUtils.degToRad(angle / 2)) * distance;
    const up = new three.Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
    const right = new three.Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
    const back = new three.Vector3(0, 0, 1).applyQuaternion(camera.quaternion);
    eye.to
      .addScaledVector(right, middle * scale * half * camera.aspect)
      .addScaledVector(up, (seen.min.y * scale - wanted) * half);
    eye.at.copy(eye.to).addScaledVector(back, distance);
  }
  return eye;
}
