export const role = 'karuzela';
export const slideRole = 'slajd';
export const previous = 'Poprzedni slajd';
export const next = 'Następny slajd';
export const pause = 'Zatrzymaj przewijanie';
export const play = 'Wznów przewijanie';
export const choose = 'Wybierz slajd';
export const slide = (position: number, count: number) => `${position} z ${count}`;
export const announce = (position: number, count: number) => `Slajd ${position} z ${count}`;
