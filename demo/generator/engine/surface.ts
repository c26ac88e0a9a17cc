import * as three from 'three';
import { fragmentShader, vertexShader } from './shader.ts';

export type Hex = string;

export interface SurfaceSettings {
  /** A height map: cloth, knit, wood. */
  tile?: three.Texture;
  /** Repeats of the tile per unit of length. */
  times?: number;
  /** How deep the tile is, in units of length. */
  deep?: number;
  /** How far the tile darkens and lightens the colour, 0–1. */
  tint?: number;
  rough?: number;
  metal?: number;
  /** Clear lacquer on top. */
  gloss?: number;
  /** Standing fibres. */
  fuzz?: number;
  /** How far light reaches around into the shade. */
  wrap?: number;
  glow?: three.Color;
  opacity?: number;
  /** How quickly it fades towards its outline, as fire does. */
  soft?: number;
  /** Shows nothing but the shadow that falls on it, this strong. */
  catcher?: number;
}

const onePixel = new three.DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
onePixel.needsUpdate = true;

/** What all surfaces share: the lights, moved for every frame. */
export const lighting = {
  windowMatrix: { value: new three.Matrix4() },
  skyMatrix: { value: new three.Matrix4() },
  shadowReach: { value: 1 },
  windowShadow: { value: null as three.Texture | null },
  skyShadow: { value: null as three.Texture | null },
  windowFrom: { value: new three.Vector3() },
  windowColour: { value: new three.Color() },
  skyFrom: { value: new three.Vector3() },
  skyColour: { value: new three.Color() },
  groundColour: { value: new three.Color() },
  lampAt: { value: [new three.Vector3(), new three.Vector3(), new three.Vector3()] },
  lampColour: { value: [new three.Color(0), new three.Color(0), new three.Color(0)] },
  fogColour: { value: new three.Color() },
  fogReach: { value: new three.Vector3(1, 2, 0) },
  lampsLit: { value: 0 },
  roomStrength: { value: 1 },
  rimStrength: { value: 0 },
};

/** The material of one thing. */
export class Surface extends three.ShaderMaterial {
  readonly settings: SurfaceSettings;
  readonly tone: Hex;

  constructor(colour: Hex, settings: SurfaceSettings = {}) {
    const clear = (settings.opacity ?? 1) < 1 || (settings.soft ?? 0) > 0 || (settings.catcher ?? 0) > 0;
    super({
      vertexShader,
      fragmentShader,
      side: three.DoubleSide,
      transparent: clear,
      depthWrite: !clear,
      blending: clear ? three.CustomBlending : three.NoBlending,
      blendSrc: three.OneFactor,
      blendDst: three.OneMinusSrcAlphaFactor,
    });
    this.settings = settings;
    this.tone = colour;
    this.uniforms = {
      ...lighting,
      colour: { value: new three.Color(colour) },
      tile: { value: settings.tile ?? onePixel },
      tileTimes: { value: settings.tile ? (settings.times ?? 1) : 0 },
      tileDeep: { value: settings.deep ?? 0 },
      tileTint: { value: settings.tint ?? 0 },
      panelled: { value: 0 },
      panels: { value: onePixel },
      panelsBox: { value: new three.Vector4(0, 0, 1, 1) },
      rough: { value: settings.rough ?? 0.8 },
      metal: { value: settings.metal ?? 0 },
      gloss: { value: settings.gloss ?? 0 },
      fuzz: { value: settings.fuzz ?? 0 },
      wrap: { value: settings.wrap ?? 0 },
      glow: { value: settings.glow ?? new three.Color(0) },
      opacity: { value: settings.opacity ?? 1 },
      soft: { value: settings.soft ?? 0 },
      catcher: { value: settings.catcher ?? 0 },
    };
  }

  /** The same cloth in colours that differ from place to place: `paint` gives the colour at a point of the unwrapped surface. */
  panelled(
    box: readonly [x: number, y: number, width: number, height: number],
    paint: (x: number, y: number) => Hex,
  ): Surface {
    const copy = new Surface('#ffffff', this.settings);
    const size = 512;
    const data = new Uint8Array(size * size * 4);
    const colour = new three.Color();
    const known = new Map<Hex, readonly number[]>();
    for (let i = 0; i < size * size; i++) {
      const hex = paint(
        box[0] + (((i % size) + 0.5) / size) * box[2],
        box[1] + ((Math.floor(i / size) + 0.5) / size) * box[3],
      );
      let bytes = known.get(hex);
      if (!bytes) {
        bytes = [
          ...colour
            .set(hex)
            .toArray()
            .map((v) => Math.round(v ** (1 / 2.2) * 255)),
          255,
        ];
        known.set(hex, bytes);
      }
      data.set(bytes, i * 4);
    }
    const texture = new three.DataTexture(data, size, size);
    texture.magFilter = three.LinearFilter;
    texture.minFilter = three.LinearFilter;
    texture.colorSpace = three.SRGBColorSpace;
    texture.needsUpdate = true;
    copy.uniforms.panelled = { value: 1 };
    copy.uniforms.panels = { value: texture };
    copy.uniforms.panelsBox = { value: new three.Vector4(...box) };
    return copy;
  }
}
