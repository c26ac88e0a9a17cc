/** Joins the class names that apply; conditions that do not hold leave nothing behind. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
