/** One program for every surface of the world: it is compiled once, and software draws it far quicker than a general one. */
export const vertexShader = /* glsl */ `
  invariant gl_Position;
  varying vec2 vUv; varying vec3 vNormal; varying vec3 vPlace; varying vec4 vWindow; varying vec4 vSky;
  uniform mat4 windowMatrix; uniform mat4 skyMatrix; uniform float shadowReach;
  void main() {
    mat4 place = modelMatrix;
    #ifdef USE_INSTANCING
      place = modelMatrix * instanceMatrix;
    #endif
    vec4 world = place * vec4(position, 1.0);
    vUv = uv;
    vNormal = normalize(mat3(place) * normal);
    vPlace = world.xyz;
    // The shadow is looked up a little outside of the surface, so that it does not shade itself.
    vec3 outwards = dot(vNormal, cameraPosition - world.xyz) < 0.0 ? -vNormal : vNormal;
    vec4 lifted = vec4(world.xyz + outwards * shadowReach * 0.006, 1.0);
    vWindow = windowMatrix * lifted;
    vSky = skyMatrix * lifted;
    gl_Position = projectionMatrix * viewMatrix * world;
  }`;

export const fragmentShader = /* glsl */ `
  varying vec2 vUv; varying vec3 vNormal; varying vec3 vPlace; varying vec4 vWindow; varying vec4 vSky;
  uniform sampler2D windowShadow; uniform sampler2D skyShadow;
  uniform vec3 windowFrom; uniform vec3 windowColour; uniform vec3 skyFrom; uniform vec3 skyColour; uniform vec3 groundColour;
  uniform vec3 lampAt[3]; uniform vec3 lampColour[3];
  uniform vec3 fogColour; uniform vec3 fogReach; uniform float roomStrength;
  uniform vec3 colour; uniform sampler2D tile; uniform float tileTimes; uniform float tileDeep; uniform float tileTint;
  uniform sampler2D panels; uniform vec4 panelsBox;
  uniform float rough; uniform float metal; uniform float gloss; uniform float fuzz; uniform float wrap;
  uniform vec3 glow; uniform float opacity; uniform float soft; uniform float rimStrength; uniform float catcher; uniform float panelled; uniform float lampsLit;

  float lit(sampler2D shadow, vec4 at) {
    vec3 p = at.xyz / at.w * 0.5 + 0.5;
    if (p.x < 0.0 || p.x > 1.0 || p.y < 0.0 || p.y > 1.0 || p.z > 1.0) return 1.0;
    return step(p.z - 0.0009, texture2D(shadow, p.xy).r);
  }

  // The room as a mirror sees it: pale above, dark below, a tall window on the left, a lamp on the right.
  vec3 room(vec3 d, float blur) {
    vec3 c = mix(vec3(0.13, 0.11, 0.09), vec3(0.72, 0.69, 0.64), smoothstep(-0.7, 0.75, d.y));
    float soft = 0.05 + blur * 0.9;
    vec2 w = vec2(atan(d.x, d.z) + 0.95, d.y - 0.42);
    float pane = smoothstep(0.34 + soft, 0.34 - soft, abs(w.x)) * smoothstep(0.4 + soft, 0.4 - soft, abs(w.y));
    float bar = 1.0 - (1.0 - smoothstep(0.0, 0.05 + soft, abs(w.x))) * 0.6 * (1.0 - blur);
    float lamp = smoothstep(0.2 + soft, 0.2 - soft, abs(w.x - 2.2)) * smoothstep(0.5 + soft, 0.5 - soft, abs(d.y - 0.2));
    return c + vec3(4.2, 3.9, 3.4) * pane * bar / (1.0 + 3.0 * blur) + vec3(1.5, 1.2, 0.8) * lamp / (1.0 + 3.0 * blur);
  }

  float shine(vec3 n, vec3 l, vec3 v, float r) {
    vec3 h = normalize(l + v);
    float a = max(r * r, 0.02), nh = max(dot(n, h), 0.0), a2 = a * a, d = nh * nh * (a2 - 1.0) + 1.0;
    return a2 / (3.14159 * d * d) / (4.0 * max(0.15, max(dot(l, h), 0.0)));
  }

  void main() {
    vec3 n = normalize(vNormal);
    if (!gl_FrontFacing) n = -n;
    float windowLit = lit(windowShadow, vWindow), skyLit = lit(skyShadow, vSky);
    if (catcher > 0.0) {
      float a = dot(windowColour, vec3(1.0)) * max(0.0, dot(n, windowFrom)), b = dot(skyColour, vec3(1.0)) * max(0.0, dot(n, skyFrom));
      float shade = 1.0 - (a * windowLit + b * skyLit) / (a + b + 0.0001);
      gl_FragColor = vec4(colour, 1.0) * shade * catcher;
      return;
    }
    vec3 bumped = n, base = colour;
    if (tileTimes > 0.0) {
      float grain = texture2D(tile, vUv * tileTimes).r;
      // The tile is a height: its slope on the screen tilts the surface.
      vec3 dx = dFdx(vPlace), dy = dFdy(vPlace);
      vec3 r1 = cross(dy, n), r2 = cross(n, dx);
      float det = dot(dx, r1);
      bumped = normalize(abs(det) * n - sign(det) * (dFdx(grain) * r1 + dFdy(grain) * r2) * tileDeep);
      base *= mix(1.0, 0.55 + grain * 0.9, tileTint);
    }
    if (panelled > 0.0) base *= texture2D(panels, (vUv - panelsBox.xy) / panelsBox.zw).rgb;
    vec3 light = windowColour * max(0.0, (dot(bumped, windowFrom) + wrap) / (1.0 + wrap)) * windowLit;
    light += skyColour * max(0.0, dot(bumped, skyFrom)) * skyLit;
    light += mix(groundColour, skyColour * 0.5, bumped.y * 0.5 + 0.5) * 0.3;
    if (lampsLit > 0.0) {
      for (int i = 0; i < 3; i++) {
        vec3 to = lampAt[i] - vPlace;
        float far = dot(to, to);
        light += lampColour[i] * max(0.0, (dot(bumped, to * inversesqrt(far)) + wrap * 0.5) / (1.0 + wrap * 0.5)) / (far + 0.03);
      }
    }
    vec3 away = cameraPosition - vPlace;
    float distance = length(away);
    vec3 result = base * (1.0 - metal) * light * 0.318;
    if (rough < 1.0 || fuzz > 0.0) {
      vec3 view = away / distance;
      float rim = 1.0 - clamp(dot(bumped, view), 0.0, 1.0);
      // Fibres that stand out catch light along the outline.
      result += fuzz * mix(base, vec3(1.0), 0.35) * rim * rim * rim * light * 0.2;
      // A lamp behind the right shoulder draws the outline of what is dark, so that it stands out from a dark ground.
      float edge = 1.0 - clamp(dot(n, view), 0.0, 1.0);
      float dark = 1.0 - smoothstep(0.03, 0.2, dot(base, vec3(0.3, 0.5, 0.2)));
      result += rimStrength * dark * edge * edge * edge * (0.25 + 0.75 * smoothstep(-0.3, 0.7, dot(n, vec3(0.62, 0.7, -0.35)))) * vec3(1.0, 0.95, 0.88);
      if (rough < 1.0) {
        vec3 f0 = mix(vec3(0.04), base, metal);
        vec3 seen = room(reflect(-view, bumped), rough) * roomStrength * mix(0.35 + 0.65 * skyLit, 1.0, metal * 0.6);
        result += (f0 + (1.0 - f0) * pow(rim, 5.0) * (1.0 - rough)) * seen;
        result += f0 * windowColour * shine(bumped, windowFrom, view, rough) * max(0.0, dot(bumped, windowFrom)) * windowLit * 0.318;
      }
      if (gloss > 0.0) {
        float coat = gloss * (0.04 + 0.96 * pow(1.0 - max(dot(n, view), 0.0), 5.0));
        result = result * (1.0 - coat) + coat * room(reflect(-view, n), 0.06) * roomStrength * 1.6;
        result += gloss * 0.04 * windowColour * shine(n, windowFrom, view, 0.22) * windowLit * 0.3;
      }
    }
    result += glow;
    float mist = clamp((distance - fogReach.x) / (fogReach.y - fogReach.x), 0.0, 1.0);
    result = mix(result, fogColour, mist * mist * (3.0 - 2.0 * mist) * fogReach.z);
    float seen = opacity;
    if (soft > 0.0) seen *= pow(abs(dot(n, away / distance)), soft);
    gl_FragColor = vec4(result, 1.0) * seen;
  }`;

export const depthVertexShader = /* glsl */ `
  invariant gl_Position;
  void main() {
    mat4 place = modelMatrix;
    #ifdef USE_INSTANCING
      place = modelMatrix * instanceMatrix;
    #endif
    vec4 world = place * vec4(position, 1.0);
    gl_Position = projectionMatrix * viewMatrix * world;
  }`;

export const depthFragmentShader = 'void main() { gl_FragColor = vec4(1.0); }';
