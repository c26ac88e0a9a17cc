interface LogoProps {
  name: string;
  brandFolder: string;
  /** Far below the first view. */
  lazy?: boolean;
}

/** The mark of the shop and its name. */
export function Logo({ name, brandFolder, lazy }: LogoProps) {
  return (
    <span className="flex min-w-0 items-center gap-2 md:gap-2.5">
      <img
        src={`${brandFolder}/logo.svg`}
        alt=""
        width={40}
        height={40}
        loading={lazy ? 'lazy' : undefined}
        // The first picture of the page goes before it, and React asks for nothing of low priority ahead.
        fetchPriority="low"
        className="size-9 shrink-0 md:size-10"
      />
      <span className="truncate font-display text-xl font-extrabold tracking-tight text-ink max-[339px]:hidden md:text-2xl">
        {name}
      </span>
    </span>
  );
}
