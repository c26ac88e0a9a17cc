import type { Map as Sheet } from 'leaflet';
import { expect, it, vi } from 'vitest';
import { addTiles } from './render-map.ts';

const { layer, note } = vi.hoisted(() => {
  const received = new Map<string, () => void>();
  return {
    note: { addAttribution: () => note, addTo: vi.fn(), remove: vi.fn() },
    layer: {
      once: (event: string, act: () => void) => void received.set(event, act),
      off: (event: string) => void received.delete(event),
      emit(event: string) {
        const act = received.get(event);
        received.delete(event);
        act?.();
      },
      addTo: vi.fn(),
      remove: vi.fn(),
    },
  };
});
vi.mock('leaflet', () => ({
  tileLayer: () => layer,
  control: { attribution: () => note },
  latLngBounds: () => ({}),
}));
vi.stubGlobal('document', { createElement: () => ({ textContent: '', innerHTML: '' }) });

it.each([
  [['tileerror', 'tileerror'], 1],
  [['tileload', 'tileerror'], 0],
  [['tileerror', 'tileload'], 1],
  [['tileload'], 0],
])('S2.51 after %j the outline is shown %i times', (events, times) => {
  vi.clearAllMocks();
  const onMissing = vi.fn();
  addTiles({} as Sheet, { address: 'https://a.example/{z}/{x}/{y}', attribution: 'A', maxZoom: 16, onMissing });
  for (const event of events) layer.emit(event);
  for (const act of [onMissing, layer.remove, note.remove]) expect(act).toHaveBeenCalledTimes(times);
});
