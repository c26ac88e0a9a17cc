const ROWS = [1, 2, 3, 4, 5, 6];

/** Covers a screen that is being left until the next one is ready; panel.css shows it only when that takes a while. */
export function ScreenSkeleton() {
  return (
    <div className="panel-skeleton" aria-hidden="true">
      <div>
        <i className="h-8 w-56 max-w-full" />
        <i className="mt-3 h-4 w-96 max-w-full" />
        <div className="panel-card mt-6 grid gap-5">
          {ROWS.map((row) => (
            <i key={row} className="h-5 w-full even:w-4/5" />
          ))}
        </div>
      </div>
    </div>
  );
}
