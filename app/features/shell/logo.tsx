/** The mark of public/brand and the name of the shop. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <img src="/brand/polana.svg" alt="" width={40} height={40} className="size-10 shrink-0" />
      <span className="font-display text-2xl font-extrabold tracking-tight text-ink">{name}</span>
    </span>
  );
}
