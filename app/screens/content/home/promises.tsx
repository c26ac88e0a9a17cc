import { PhoneIcon } from '../../../ui/icons/phone.tsx';
import { ReturnIcon } from '../../../ui/icons/return.tsx';
import { TruckIcon } from '../../../ui/icons/truck.tsx';

const ICONS = [TruckIcon, ReturnIcon, PhoneIcon];

/** What a shopper can count on, right below the banners. */
export function Promises({ promises }: { promises: readonly { title: string; text: string }[] }) {
  return (
    <ul className="mt-6 grid gap-4 md:grid-cols-3 md:gap-6">
      {promises.map((promise, index) => {
        const Icon = ICONS[index] ?? TruckIcon;
        return (
          <li key={promise.title} className="flex items-start gap-3 rounded-lg bg-surface-2 p-4 md:p-5">
            <Icon className="mt-0.5 size-6 text-brand" />
            <div>
              <p className="font-semibold">{promise.title}</p>
              <p className="text-sm text-ink-soft">{promise.text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
