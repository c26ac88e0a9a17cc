/** The name of the shop as an outline in a box of `width` by 100. */
export interface Wordmark {
  path: string;
  width: number;
}

interface LogoProps {
  name: string;
  brandFolder: string;
  /** Without it the name is written. */
  wordmark?: Wordmark | null;
  /** Far below the first view. */
  lazy?: boolean;
}

/** The mark of the shop and its name. */
export function Logo({ name, brandFolder, wordmark, lazy }: LogoProps) {
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
      <span className="truncate font-display text-xl font-extrabold tracking-tight text-ink max-[21.1875rem]:hidden md:text-2xl">
        {wordmark ? <Rendered name={name} {...wordmark} /> : name}
      </span>
    </span>
  );
}

/** As high as the written name would be, in the colour it would have. */
function Rendered({ name, path, width }: Wordmark & { name: string }) {
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${width} 100`} className="block h-[1.1em] w-auto">
      <path fill="currentColor" d={path} />
    </svg>
  );
}
