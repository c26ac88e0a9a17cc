/** A pickup point with its code, unless its name says it already. */
export function placeName({ name, code }: { name: string; code: string }): string {
  return name.includes(code) ? name : `${name} ${code}`.trim();
}
