import {
  control,
  type LatLngBounds,
  type LeafletEvent,
  latLng,
  latLngBounds,
  map as leafletMap,
  type Marker,
  marker,
  polygon,
  polyline,
  type Map as Sheet,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { groupPins, type PinGroup, placeLabel } from '../rules/map-pins.ts';
import * as mapTexts from '../texts/map.ts';
import { groupIcon, labelIcon, pinIcon } from './map-icons.ts';
import type { MapPoint, MapTiles } from './map-point.ts';
import { greatCities, polandBorder, polandCities, polandRivers } from './poland-outline.ts';

interface MapOptions {
  tiles: MapTiles | null;
  onSelect: (id: number) => void;
  /** Brings the selected point into the middle, nearer than the whole country. */
  centre?: boolean;
}

export interface RenderedMap {
  show(points: readonly MapPoint[], selectedId: number | null): void;
  close(): void;
}

/** Wider than a pin: neighbours keep a gap. */
const PIN_ROOM = 48;
const CLOSEST = 16;
/** A whole city, not one street corner, when there is a single point. */
const FIRST_CLOSEST = 14;
/** Without pictures a near view would be an empty sheet. */
const NEAR = { tiles: 15, outline: 7 };
/** Nearer than this the outline has nothing to show around a single place. */
const OUTLINE_CLOSEST = 8;
const POLAND = latLngBounds([49, 14.1], [54.9, 24.2]);
/** The names of cities at the border reach over it. */
const NAME_ROOM: [number, number] = [28, 16];

type Rendered = MapPoint & { x: number; y: number };

/** Renders the map into an element; it belongs to Leaflet from then on. */
export function renderMap(element: HTMLElement, { tiles, onSelect, centre }: MapOptions): RenderedMap {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const sheet = leafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    maxZoom: CLOSEST,
    minZoom: 5,
    ...(still && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
    maxBounds: POLAND.pad(0.5),
    // A page that is scrolled must not get stuck in the map.
    scrollWheelZoom: false,
  });
  control.zoom({ position: 'bottomright', zoomInTitle: mapTexts.zoomIn, zoomOutTitle: mapTexts.zoomOut }).addTo(sheet);
  control.scale({ imperial: false }).addTo(sheet);
  let points: readonly MapPoint[] = [];
  let selectedId: number | null = null;
  let outline: Outline | undefined;
  const sketch = () => {
    // Lines are sharp at every size, pictures only at theirs.
    sheet.options.zoomSnap = 0.25;
    outline = renderOutline(sheet);
    sheet.setZoom = (wanted, options) => {
      const zoom = Math.min(Math.max(wanted, sheet.getMinZoom()), sheet.getMaxZoom());
      return sheet.setZoomAround(anchor(), zoom, options);
    };
    limit();
    sheet.fitBounds(POLAND, { animate: false });
  };
  // Several pins come apart on an empty sheet too, a single one does not.
  const limit = () => outline && sheet.setMaxZoom(points.length === 1 ? OUTLINE_CLOSEST : CLOSEST);
  // Between the cities only a pin says where one is: it stays where it is while the map grows.
  const anchor = () => {
    const visiblePoints = points.filter((point) => sheet.getBounds().contains(place(point)));
    const middle = sheet.getCenter();
    const [nearest] = visiblePoints.toSorted((a, b) => middle.distanceTo(place(a)) - middle.distanceTo(place(b)));
    const kept = visiblePoints.find(({ id }) => id === selectedId) ?? nearest;
    return kept ? latLng(place(kept)) : middle;
  };
  sheet.fitBounds(POLAND);
  if (tiles) addTiles(sheet, { ...tiles, maxZoom: CLOSEST, onMissing: sketch });
  else sketch();

  const pins = new Map<string, ReturnType<typeof marker>>();

  function open({ first, pins: inside }: PinGroup<Rendered>) {
    const bounds = latLngBounds(inside.map(place));
    // As near as the map goes, or on one spot: nothing would come apart.
    if (
      inside.length === 1 ||
      sheet.getZoom() >= sheet.getMaxZoom() ||
      bounds.getNorthEast().equals(bounds.getSouthWest())
    ) {
      const next = inside[(inside.findIndex(({ id }) => id === selectedId) + 1) % inside.length] ?? first;
      onSelect(next.id);
    } else
      sheet.fitBounds(bounds, { padding: [PIN_ROOM, PIN_ROOM], maxZoom: Math.max(sheet.getZoom() + 2, FIRST_CLOSEST) });
  }

  function render() {
    const placed = points.map((point) => ({ ...point, ...pixels(sheet, point) }));
    const groups = new Map(groupPins(placed, PIN_ROOM, selectedId).map((group) => [keyOf(group, selectedId), group]));
    for (const [key, pin] of pins) {
      if (groups.has(key)) continue;
      pin.remove();
      pins.delete(key);
    }
    for (const [key, group] of groups) {
      if (pins.has(key)) continue;
      const { first, pins: inside } = group;
      const isSelected = first.id === selectedId;
      const icon = inside.length > 1 ? groupIcon(inside.length, isSelected) : pinIcon(isSelected);
      const pin = marker(place(first), { icon, zIndexOffset: isSelected ? 1000 : 0 }).addTo(sheet);
      name(
        pin.getElement(),
        inside.length > 1 ? `${first.name}, ${mapTexts.group(inside.length)}` : first.name,
        isSelected,
      );
      pin.on('click keypress', (event: LeafletEvent) => {
        if (event.type === 'click' || isClick(event)) open(group);
      });
      pins.set(key, pin);
    }
    outline?.makeRoom(
      [...groups.values()].map(({ first: { x, y }, pins: inside }) => ({ x, y, isGroup: inside.length > 1 })),
    );
  }

  let isZooming = false;
  sheet.on('zoomstart', () => {
    isZooming = true;
  });
  sheet.on('zoomend', () => {
    isZooming = false;
    render();
  });
  // A map that is closed in the middle of its flight would fall.
  const atOnce = { animate: false };
  function centreOn(chosen: MapPoint, isLone: boolean) {
    // Leaflet drops what it is asked for while it zooms.
    if (isZooming) sheet.once('zoomend', () => chosen.id === selectedId && centreOn(chosen, isLone));
    else if (isLone) sheet.fitBounds(regionOf(chosen), atOnce);
    else sheet.setView(place(chosen), outline ? NEAR.outline : NEAR.tiles, atOnce);
  }
  const sized = new ResizeObserver(() => sheet.invalidateSize());
  sized.observe(element);
  return {
    show(shown, selected) {
      const isChosenNow = selected !== selectedId;
      const isNew = shown.map(({ id }) => id).join() !== points.map(({ id }) => id).join();
      [points, selectedId] = [shown, selected];
      limit();
      const chosen = shown.find(({ id }) => id === selected);
      // A lone place is shown among the cities around it.
      const isLone = outline !== undefined && shown.length === 1;
      if (chosen && centre && (isNew || isChosenNow)) centreOn(chosen, isLone);
      else if (isNew && shown.length > 0) {
        const room = { padding: [PIN_ROOM, PIN_ROOM] as [number, number], maxZoom: FIRST_CLOSEST };
        const bounds = latLngBounds(shown.map(place));
        if (outline && isNationwide(bounds)) sheet.fitBounds(POLAND, { padding: NAME_ROOM, ...atOnce });
        else sheet.fitBounds(bounds, { ...room, ...atOnce });
      } else if (chosen && !isLone && !sheet.getBounds().pad(-0.1).contains(place(chosen))) sheet.panTo(place(chosen));
      render();
    },
    close() {
      sized.disconnect();
      // Leaflet ends a zoom by a timer that nothing stops, and that needs its map.
      if (isZooming) sheet.once('zoomend', () => queueMicrotask(() => sheet.remove()));
      else sheet.remove();
    },
  };
}

function place({ position }: MapPoint): [number, number] {
  return [position.latitude, position.longitude];
}

/** Beyond the border the sheet is empty: a place near it is not in the middle. */
function regionOf(point: MapPoint) {
  const [latitude, longitude] = place(point);
  const south = Math.max(latitude - 1.5, POLAND.getSouth() - 0.2);
  const north = Math.min(latitude + 1.5, POLAND.getNorth() + 0.2);
  return latLngBounds([south, longitude - 2.5], [north, longitude + 2.5]);
}

/** More than half of the country from north to south: the whole of it is easier to recognise than a part. */
function isNationwide(bounds: LatLngBounds): boolean {
  return bounds.getNorth() - bounds.getSouth() > (POLAND.getNorth() - POLAND.getSouth()) / 2;
}

function pixels(sheet: Sheet, point: MapPoint): { x: number; y: number } {
  const { x, y } = sheet.project(place(point), sheet.getZoom());
  return { x, y };
}

function keyOf({ first, pins }: PinGroup<Rendered>, selectedId: number | null): string {
  return `${pins.map(({ id }) => id).join()}${first.id === selectedId ? ' selected' : ''}`;
}

function name(element: HTMLElement | undefined, label: string, isSelected: boolean): void {
  element?.setAttribute('aria-label', label);
  element?.setAttribute('title', label);
  element?.setAttribute('aria-pressed', String(isSelected));
}

function isClick(event: LeafletEvent & { originalEvent?: KeyboardEvent }): boolean {
  const key = event.originalEvent?.key;
  if (key !== 'Enter' && key !== ' ') return false;
  event.originalEvent?.preventDefault();
  return true;
}

interface Options extends MapTiles {
  maxZoom: number;
  /** Called once when no picture loaded: the server or the network is down. */
  onMissing(): void;
}

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

interface Outline {
  /** Brings the names of cities out from under the pins, given in the pixels of the whole map. */
  makeRoom(pins: readonly { x: number; y: number; isGroup: boolean }[]): void;
}

const STILL = { interactive: false };
/** From here on there is room for the smaller names. */
const CLOSE = 6;

/** The country without a map server: its border, its great rivers and cities to find one's way by. */
function renderOutline(sheet: Sheet): Outline {
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
        classList?.toggle('map-label-pinned', where === 'pinned' || where === 'grouped');
        classList?.toggle('map-label-grouped', where === 'grouped');
        classList?.toggle('map-label-aside', where === 'aside');
        classList?.toggle('map-label-aside-before', where === 'aside-before');
      }
    },
  };
}
