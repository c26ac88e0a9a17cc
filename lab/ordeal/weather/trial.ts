export type Tell = (line: string) => void;

export interface Weather {
  address: string;
  /** The process that was started; the others are its children. */
  shopPid: number;
  tell: Tell;
}

/** True when nobody else suffered. */
export type Trial = (weather: Weather) => Promise<boolean>;
