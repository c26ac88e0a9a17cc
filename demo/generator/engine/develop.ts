import * as three from 'three';

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';

const addShader = `
  varying vec2 at; uniform sampler2D picture; uniform float weight;
  void main() { gl_FragColor = texture2D(picture, at) * weight; }`;

// Highlights roll off softly, everything below keeps its colour; the picture carries its colours multiplied by alpha.
const showShader = `
  varying vec2 at; uniform sampler2D picture; uniform float exposure;
  vec3 soften(vec3 c) {
    float peak = max(c.r, max(c.g, c.b));
    if (peak < 0.62) return c;
    float rolled = 1.0 - 0.1444 / (peak - 0.62 + 0.38);
    return mix(c * rolled / peak, vec3(rolled), (1.0 - 1.0 / (0.16 * (peak - rolled) + 1.0)));
  }
  vec3 gamma(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
  void main() {
    vec4 c = texture2D(picture, at);
    vec3 plain = c.a > 0.0 ? c.rgb / c.a : vec3(0.0);
    gl_FragColor = vec4(gamma(clamp(soften(plain * exposure), 0.0, 1.0)) * c.a, c.a);
  }`;

export interface Developer {
  clear(): void;
  add(): void;
  show(exposure: number): void;
}

/** Sums frames and turns the sum into the picture on the canvas. */
export function develop(
  renderer: three.WebGLRenderer,
  frame: three.WebGLRenderTarget,
  sum: three.WebGLRenderTarget,
  frames: number,
): Developer {
  const camera = new three.Camera();
  const plane = new three.Mesh(new three.PlaneGeometry(2, 2));
  const scene = new three.Scene().add(plane);
  const adding = new three.ShaderMaterial({
    vertexShader,
    fragmentShader: addShader,
    uniforms: { picture: { value: frame.texture }, weight: { value: 1 / frames } },
    blending: three.CustomBlending,
    blendSrc: three.OneFactor,
    blendDst: three.OneFactor,
    depthTest: false,
    depthWrite: false,
  });
  const showing = new three.ShaderMaterial({
    vertexShader,
    fragmentShader: showShader,
    uniforms: { picture: { value: sum.texture }, exposure: { value: 1 } },
    blending: three.NoBlending,
    depthTest: false,
  });
  const draw = (material: three.Material, to: three.WebGLRenderTarget | null) => {
    plane.material = material;
    const clears = renderer.autoClear;
    renderer.autoClear = false;
    renderer.setRenderTarget(to);
    renderer.render(scene, camera);
    renderer.autoClear = clears;
  };
  return {
    clear() {
      renderer.setRenderTarget(sum);
      renderer.clear();
    },
    add: () => draw(adding, sum),
    show(exposure) {
      showing.uniforms.exposure = { value: exposure };
      renderer.setRenderTarget(null);
      renderer.clear();
      draw(showing, null);
    },
  };
}
