/** Where spans go. */
export interface SenderSettings {
  /** The collector: scheme, host, port, perhaps a path. */
  endpoint: string;
  headers: Record<string, string>;
  /** Under which name the shop's traces stand. */
  service: string;
  /** Milliseconds between batches. */
  everyMs?: number;
}

export interface TracingSettings extends SenderSettings {
  /** Of so many requests, 0 to 1. */
  share: number;
}
