import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { ReturnIcon } from '#platform/ui/icons/arrows.tsx';
import { PhoneIcon } from '#platform/ui/icons/contact.tsx';
import { TruckIcon } from '#platform/ui/icons/shopping.tsx';

const ICONS = [TruckIcon, ReturnIcon, PhoneIcon];

/** What a shopper can count on, in one line; on a phone by its names alone. */
export function Promises({ promises }: { promises: readonly { title: string; text: string }[] }) {
  return (
    // They belong to the picture above and lead to what follows: closer than sections stand.
    <div className="page-width md:-mb-6">
      <ul className="grid grid-cols-3 gap-3 border-b border-line py-4 md:flex md:justify-between md:gap-8 md:py-5">
        {promises.map((promise, index) => {
          const Icon = ICONS[index] ?? TruckIcon;
          return (
            <li
              key={promise.title}
              className="flex items-start gap-3 max-md:flex-col max-md:items-center max-md:gap-1 max-md:text-center"
            >
              <Icon className="mt-0.5 size-5 shrink-0 text-brand" />
              <p className="text-sm text-ink-soft">
                <strong className="text-ink">{joinWithHardSpaces(promise.title)}</strong>{' '}
                <span className="max-md:hidden">{joinWithHardSpaces(promise.text)}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
