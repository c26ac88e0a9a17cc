/** Where the `Movable` of the same name stands on class 1. */
export function MobileSlot({ name, className }: { name: string; className?: string }) {
  return <div data-mobile-slot={name} className={className} />;
}
