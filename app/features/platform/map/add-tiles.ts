import { control, type Map as Sheet, tileLayer } from 'leaflet';
import type { MapTiles } from './map-point.ts';

interface Options extends MapTiles {
  maxZoom: number;
  /** Told once, when not one picture came: the server is down, or there is no network. */
  onMissing(): void;
}

/** Lays the pictures of a map server under everything, with the name of their owner. */
export function addTiles(sheet: Sheet, { address, attribution, maxZoom, onMissing }: Options): void {
  const layer = tileLayer(address, { maxZoom });
  const owner = document.createElement('span');
  owner.textContent = attribution;
  const note = control.attribution({ prefix: false }).addAttribution(owner.innerHTML);
  // One that came shows that the server answers; single holes are no reason to give up.
  layer.once('tileload', () => layer.off('tileerror'));
  layer.once('tileerror', () => {
    layer.remove();
    note.remove();
    onMissing();
  });
  layer.addTo(sheet);
  note.addTo(sheet);
}
