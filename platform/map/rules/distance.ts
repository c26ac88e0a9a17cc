export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;

/** Kilometres as the crow flies. */
export function distance(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half = Math.sin((b - a) / 2) ** 2;
  const across = Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half + across)));
}

export function isPlace({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
