/** The mark of the shop and its name. */
export function Logo({ name, brandFolder }: { name: string; brandFolder: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <img src={`${brandFolder}/logo.svg`} alt="" width={40} height={40} className="size-10 shrink-0" />
      <span className="font-display text-2xl font-extrabold tracking-tight text-ink">{name}</span>
    </span>
  );
}
