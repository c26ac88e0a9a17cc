import { type DivIcon, divIcon } from 'leaflet';

const SVG = 'http://www.w3.org/2000/svg';
/** A finger's width; the tip of the pin is on the place. */
const SIZE = 44;

/** An inline pin: an icon file would not follow light and dark. */
export function pinIcon(isSelected: boolean): DivIcon {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(
    shape('path', { d: 'M12 22.5s-7.5-6.6-7.5-12a7.5 7.5 0 0 1 15 0c0 5.4-7.5 12-7.5 12z', class: 'map-pin-body' }),
    shape('circle', { cx: '12', cy: '10.5', r: '2.8', class: 'map-pin-eye' }),
  );
  return divIcon({
    html: frame(svg),
    className: isSelected ? 'map-pin map-pin-selected' : 'map-pin',
    iconSize: [SIZE, SIZE],
    iconAnchor: [SIZE / 2, SIZE - 2],
  });
}

export function groupIcon(count: number, isSelected: boolean): DivIcon {
  const number = document.createElement('span');
  number.textContent = String(count);
  return divIcon({
    html: frame(number),
    className: isSelected ? 'map-group map-pin-selected' : 'map-group',
    iconSize: [SIZE, SIZE],
    iconAnchor: [SIZE / 2, SIZE / 2],
  });
}

/** A dot with a name below it, where no pin covers it. */
export function labelIcon(text: string, { isGreat }: { isGreat: boolean }): DivIcon {
  const label = document.createElement('span');
  label.textContent = text;
  return divIcon({ html: label, className: isGreat ? 'map-label map-label-great' : 'map-label', iconSize: [0, 0] });
}

function shape(tag: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function frame(inside: Element): HTMLElement {
  const element = document.createElement('span');
  element.append(inside);
  return element;
}
