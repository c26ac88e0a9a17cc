export function DetailItems({ details }: { details: readonly string[] }) {
  return details.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two facts may read the same, and the list never changes its order
    <li key={index} className="wrap-anywhere">
      {text}
    </li>
  ));
}
