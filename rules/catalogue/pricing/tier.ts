/** Multipack: from `threshold` pieces on, `value` per cent off (S3.19). */
export interface Tier {
  threshold: number;
  value: number;
}
