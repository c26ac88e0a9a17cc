import * as three from 'three';
import { develop } from './develop.ts';
import { depthFragmentShader, depthVertexShader } from './shader.ts';
import { lighting, Surface } from './surface.ts';

type Point = readonly [number, number, number];

/** How one picture is taken. Light comes from a window (a soft square) and from the whole sky (which makes the shade in folds). */
export interface Shot {
  width: number;
  height: number;
  /** Pictures averaged into one; each has the window, the sky and the lens at another point. */
  frames: number;
  camera: { at: Point; to: Point; angle: number };
  /** Radius of the lens; what is not at `to` gets soft, as in pictures of small models. */
  lens?: number;
  window: { from: Point; size: number; colour: string; strength: number };
  sky: { colour: string; ground: string; strength: number };
  /** Small lamps without shadows, three at most. */
  lamps?: readonly { at: Point; colour: string; strength: number }[];
  /** Colour of the air, where it begins and where nothing else is seen. */
  fog?: { colour: string; from: number; to: number; most: number };
  /** How bright reflections are. */
  room?: number;
  /** How bright the outline of dark things is. */
  rim?: number;
  exposure?: number;
  /** The middle and half of the width of what the shadows cover. */
  reach: number;
  middle: Point;
  shadowSize?: number;
  /** Only this part of the picture is drawn; `width` and `height` stay those of the whole. */
  part?: Part;
}

export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Catchers show only shadows; they are drawn alone, small: nothing in a soft shadow is fine. */
const catchers = 3;
const shadowScale = 4;

/** Things that cast shadows are in this layer as well. */
const casters = 1;
/** Things that hide what is behind them are in this one. */
const opaque = 2;

/** The n-th of evenly spread numbers between 0 and 1. */
function spread(n: number, base: number): number {
  let [result, part, rest] = [0, 1 / base, n];
  while (rest > 0) {
    result += part * (rest % base);
    rest = Math.floor(rest / base);
    part /= base;
  }
  return result;
}

/** One light that casts shadows: a camera at the light and the depths it sees. */
class ShadowLight {
  readonly camera: three.OrthographicCamera;
  readonly target: three.WebGLRenderTarget;

  constructor(reach: number, size: number) {
    this.camera = new three.OrthographicCamera(-reach, reach, reach, -reach, reach, reach * 7);
    this.camera.layers.set(casters);
    this.target = new three.WebGLRenderTarget(size, size, {
      depthTexture: new three.DepthTexture(size, size, three.FloatType),
    });
  }

  draw(
    renderer: three.WebGLRenderer,
    scene: three.Scene,
    from: three.Vector3,
    middle: three.Vector3,
    matrix: three.Matrix4,
  ) {
    this.camera.position.copy(middle).addScaledVector(from, this.camera.right * 4);
    this.camera.lookAt(middle);
    this.camera.updateMatrixWorld();
    matrix.multiplyMatrices(this.camera.projectionMatrix, this.camera.matrixWorldInverse);
    renderer.setRenderTarget(this.target);
    renderer.clear();
    renderer.render(scene, this.camera);
  }

  dispose() {
    this.target.depthTexture?.dispose();
    this.target.dispose();
  }
}

const depthOnly = new three.ShaderMaterial({
  vertexShader: depthVertexShader,
  fragmentShader: depthFragmentShader,
  side: three.DoubleSide,
  colorWrite: false,
});

/** Renders scenes in the browser: many plain frames with moved lights make soft shadows, shade in folds and clean edges. */
export class Stage {
  private readonly renderer: three.WebGLRenderer;

  constructor() {
    this.renderer = new three.WebGLRenderer({ alpha: true, antialias: false, preserveDrawingBuffer: true });
    this.renderer.setClearColor(0x000000, 0);
    document.body.append(this.renderer.domElement);
  }

  /** The picture as a data address of a PNG; transparent where the scene has nothing. */
  take(scene: three.Scene, shot: Shot): string {
    return this.draw(scene, shot, false).picture;
  }

  /** An object without what is around it, and apart from it the shadow that it casts: a fourth of the size of the whole picture. */
  cutOut(scene: three.Scene, shot: Shot): { picture: string; shadow: string } {
    return this.draw(scene, shot, true);
  }

  private draw(scene: three.Scene, shot: Shot, apart: boolean): { picture: string; shadow: string } {
    const { renderer } = this;
    const { width, height, frames, reach } = shot;
    const part = shot.part ?? { left: 0, top: 0, width, height };
    renderer.setSize(part.width, part.height, false);
    const middle = new three.Vector3(...shot.middle);
    scene.traverse((object) => {
      if (object.castShadow) object.layers.enable(casters);
      if (!(object instanceof three.Mesh)) return;
      if (!object.material.transparent) object.layers.enable(opaque);
      if (apart && object.material instanceof Surface && object.material.settings.catcher) object.layers.set(catchers);
    });
    const windowLight = new ShadowLight(reach, shot.shadowSize ?? 768);
    const skyLight = new ShadowLight(reach, shot.shadowSize ?? 768);
    this.setLights(shot, windowLight, skyLight);

    const camera = new three.PerspectiveCamera(shot.camera.angle, width / height, 0.05, 80);
    const target = new three.Vector3(...shot.camera.to);
    const eye = new three.Vector3(...shot.camera.at);
    const [right, up] = across(new three.Vector3().subVectors(target, eye).normalize());
    const window = new three.Vector3(...shot.window.from).normalize();
    const [side, upwards] = across(window);

    const frame = new three.WebGLRenderTarget(part.width, part.height, { type: three.HalfFloatType });
    const sum = new three.WebGLRenderTarget(part.width, part.height, { type: three.FloatType, depthBuffer: false });
    const developer = develop(renderer, frame, sum, frames);
    developer.clear();
    const small = [Math.ceil(width / shadowScale), Math.ceil(height / shadowScale)] as const;
    const smallFrame = new three.WebGLRenderTarget(...small, { type: three.HalfFloatType });
    const smallSum = new three.WebGLRenderTarget(...small, { type: three.FloatType, depthBuffer: false });
    const shadowDeveloper = develop(renderer, smallFrame, smallSum, frames);
    shadowDeveloper.clear();
    for (let i = 1; i <= frames; i++) {
      const [a, b] = [spread(i, 2), spread(i, 3)];
      lighting.windowFrom.value
        .copy(window)
        .addScaledVector(side, (spread(i, 5) - 0.5) * shot.window.size)
        .addScaledVector(upwards, (spread(i, 7) - 0.5) * shot.window.size)
        .normalize();
      // Evenly over the half sphere.
      const turn = 2 * Math.PI * a;
      const high = 0.04 + 0.96 * b;
      const slope = Math.sqrt(1 - high * high);
      lighting.skyFrom.value.set(slope * Math.cos(turn), high, slope * Math.sin(turn));
      scene.overrideMaterial = depthOnly;
      windowLight.draw(renderer, scene, lighting.windowFrom.value, middle, lighting.windowMatrix.value);
      skyLight.draw(renderer, scene, lighting.skyFrom.value, middle, lighting.skyMatrix.value);
      scene.overrideMaterial = null;
      const radius = (shot.lens ?? 0) * Math.sqrt(spread(i, 11));
      const angle = 2 * Math.PI * spread(i, 13);
      camera.position
        .copy(eye)
        .addScaledVector(right, radius * Math.cos(angle))
        .addScaledVector(up, radius * Math.sin(angle));
      camera.lookAt(target);
      camera.setViewOffset(width, height, part.left + a - 0.5, part.top + b - 0.5, part.width, part.height);
      this.drawFrame(scene, camera, frame);
      developer.add();
      if (!apart) continue;
      camera.setViewOffset(width, height, 0, 0, width, height);
      camera.layers.set(catchers);
      renderer.setRenderTarget(smallFrame);
      renderer.clear();
      renderer.render(scene, camera);
      shadowDeveloper.add();
    }
    developer.show(shot.exposure ?? 1);
    const picture = renderer.domElement.toDataURL('image/png');
    let shadow = '';
    if (apart) {
      renderer.setSize(...small, false);
      shadowDeveloper.show(1);
      shadow = renderer.domElement.toDataURL('image/png');
    }
    for (const made of [windowLight, skyLight, frame, sum, smallFrame, smallSum]) made.dispose();
    return { picture, shadow };
  }

  /** Depths first, then colours only where something is seen: shading is what takes time. */
  private drawFrame(scene: three.Scene, camera: three.Camera, frame: three.WebGLRenderTarget): void {
    const { renderer } = this;
    renderer.setRenderTarget(frame);
    renderer.clear();
    renderer.autoClear = false;
    camera.layers.set(opaque);
    scene.overrideMaterial = depthOnly;
    renderer.render(scene, camera);
    scene.overrideMaterial = null;
    camera.layers.set(0);
    renderer.render(scene, camera);
    renderer.autoClear = true;
  }

  private setLights(shot: Shot, windowLight: ShadowLight, skyLight: ShadowLight): void {
    lighting.shadowReach.value = shot.reach;
    lighting.windowShadow.value = windowLight.target.depthTexture;
    lighting.skyShadow.value = skyLight.target.depthTexture;
    lighting.windowColour.value.set(shot.window.colour).multiplyScalar(shot.window.strength);
    lighting.skyColour.value.set(shot.sky.colour).multiplyScalar(shot.sky.strength);
    lighting.groundColour.value.set(shot.sky.ground).multiplyScalar(shot.sky.strength);
    lighting.roomStrength.value = shot.room ?? 1;
    lighting.rimStrength.value = shot.rim ?? 0;
    lighting.lampsLit.value = shot.lamps?.length ?? 0;
    for (let i = 0; i < 3; i++) {
      const lamp = shot.lamps?.[i];
      lighting.lampAt.value[i]?.set(...(lamp?.at ?? [0, 0, 0]));
      lighting.lampColour.value[i]?.set(lamp?.colour ?? '#000').multiplyScalar(lamp?.strength ?? 0);
    }
    lighting.fogColour.value.set(shot.fog?.colour ?? '#000');
    lighting.fogReach.value.set(shot.fog?.from ?? 1, shot.fog?.to ?? 2, shot.fog?.most ?? 0);
  }
}

/** Two directions at right angles to one. */
function across(direction: three.Vector3): [three.Vector3, three.Vector3] {
  const side = new three.Vector3().crossVectors(direction, new three.Vector3(0, 1, 0)).normalize();
  return [side, new three.Vector3().crossVectors(side, direction)];
}
