import { type Marker, marker, polygon, polyline, type Map as Sheet } from 'leaflet';
import { placeLabel } from '#rules/platform/map/place-label.ts';
import { mapTexts } from '#texts/platform/map.ts';
import { labelIcon } from './map-icons.ts';
import { greatCities, polandBorder, polandCities, polandRivers } from './poland-outline.ts';

export interface Outline {
  /** Brings the names of cities out from under the pins, given in the pixels of the whole map. */
  makeRoom(pins: readonly { x: number; y: number }[]): void;
}

const STILL = { interactive: false };
/** From here on there is room for the smaller names. */
const CLOSE = 6;

/** The country without a map server: its border, its great rivers and cities to find one's way by. */
export function drawOutline(sheet: Sheet): Outline {
  polygon(polandBorder, { ...STILL, className: 'map-land' }).addTo(sheet);
  for (const river of polandRivers) polyline(river, { ...STILL, className: 'map-river' }).addTo(sheet);
  const labels = polandCities.map(([city, ...position]): Marker => {
    const icon = labelIcon(mapTexts.cities[city], { isGreat: greatCities.has(city) });
    return marker(position, { ...STILL, keyboard: false, icon }).addTo(sheet);
  });
  const spareNames = () => sheet.getContainer().classList.toggle('map-far', sheet.getZoom() < CLOSE);
  sheet.on('zoomend', spareNames);
  spareNames();
  return {
    makeRoom(pins) {
      for (const label of labels) {
        const where = placeLabel(sheet.project(label.getLatLng(), sheet.getZoom()), pins);
        const { classList } = label.getElement() ?? {};
        classList?.toggle('map-label-pinned', where === 'pinned');
        classList?.toggle('map-label-aside', where === 'aside');
      }
    },
  };
}
