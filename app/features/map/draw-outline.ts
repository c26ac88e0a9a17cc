import { marker, polygon, polyline, type Map as Sheet } from 'leaflet';
import { mapTexts } from '#texts/map.ts';
import { labelIcon } from './map-icons.ts';
import { greatCities, polandBorder, polandCities, polandRivers } from './poland-outline.ts';

const STILL = { interactive: false };
/** From here on there is room for the smaller names. */
const CLOSE = 6;

/** The country without a map server: its border, its great rivers and cities to find one's way by. */
export function drawOutline(sheet: Sheet): void {
  polygon(polandBorder, { ...STILL, className: 'map-land' }).addTo(sheet);
  for (const river of polandRivers) polyline(river, { ...STILL, className: 'map-river' }).addTo(sheet);
  for (const [city, ...position] of polandCities) {
    const icon = labelIcon(mapTexts.cities[city], { isGreat: greatCities.has(city) });
    marker(position, { ...STILL, keyboard: false, icon }).addTo(sheet);
  }
  const spareNames = () => sheet.getContainer().classList.toggle('map-far', sheet.getZoom() < CLOSE);
  sheet.on('zoomend', spareNames);
  spareNames();
}
