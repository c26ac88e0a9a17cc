interface LogoProps {
  name: string;
  brandFolder: string;
  /** Far below the first view. */
  lazy?: boolean;
}

/** The mark of the shop and its name. */
export function Logo({ name, brandFolder, lazy }: LogoProps) {
  return (
    <span className="flex items-center gap-2.5">
      <img
        src={`${brandFolder}/logo.svg`}
        alt=""
        width={40}
        height={40}
        loading={lazy ? 'lazy' : undefined}
        // The first picture of the page goes before it, and React asks for nothing of low priority ahead.
        fetchPriority="low"
        className="size-10 shrink-0"
      />
      <span className="font-display text-2xl font-extrabold tracking-tight text-ink">{name}</span>
    </span>
  );
}
