import { ReturnIcon } from '../../../ui/icons/arrows.tsx';
import { TruckIcon } from '../../../ui/icons/shopping.tsx';
import { PhoneIcon } from '../../../ui/icons/things.tsx';

const ICONS = [TruckIcon, ReturnIcon, PhoneIcon];

/** What a shopper can count on, in one line; on a phone it is pushed aside. */
export function Promises({ promises }: { promises: readonly { title: string; text: string }[] }) {
  return (
    <ul className="page-width flex gap-6 overflow-x-auto border-b border-line py-4 [scrollbar-width:none] max-md:snap-x max-md:scroll-px-4 md:justify-between md:gap-8 md:py-5">
      {promises.map((promise, index) => {
        const Icon = ICONS[index] ?? TruckIcon;
        return (
          <li key={promise.title} className="flex snap-start items-start gap-3 max-md:w-[78%] max-md:shrink-0">
            <Icon className="mt-0.5 size-5 shrink-0 text-brand" />
            <p className="text-sm text-ink-soft">
              <strong className="text-ink">{promise.title}</strong> {promise.text}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
