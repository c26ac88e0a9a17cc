export const carouselTexts = {
  role: 'karuzela',
  slideRole: 'slajd',
  previous: 'Poprzedni slajd',
  next: 'Następny slajd',
  pause: 'Zatrzymaj przewijanie',
  play: 'Wznów przewijanie',
  choose: 'Wybierz slajd',
  slide: (position: number, count: number) => `${position} z ${count}`,
  announce: (position: number, count: number) => `Slajd ${position} z ${count}`,
} as const;
