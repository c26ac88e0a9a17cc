export type Report = (line: string) => void;

export interface Weather {
  address: string;
  /** The process that was started; the others are its children. */
  shopPid: number;
  tell: Report;
}

/** True when nobody else suffered. */
export type Trial = (weather: Weather) => Promise<boolean>;
