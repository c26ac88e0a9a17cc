import type { ComponentType } from 'react';
import { ArrowUpIcon } from '#app/ui/icons/arrow-up.tsx';
import { BasketIcon } from '#app/ui/icons/basket.tsx';
import { BellIcon } from '#app/ui/icons/bell.tsx';
import { CalendarIcon } from '#app/ui/icons/calendar.tsx';
import { CheckIcon } from '#app/ui/icons/check.tsx';
import { ChevronDownIcon } from '#app/ui/icons/chevron-down.tsx';
import { ChevronLeftIcon } from '#app/ui/icons/chevron-left.tsx';
import { ChevronRightIcon } from '#app/ui/icons/chevron-right.tsx';
import { ChevronUpIcon } from '#app/ui/icons/chevron-up.tsx';
import { ClockIcon } from '#app/ui/icons/clock.tsx';
import { CloseIcon } from '#app/ui/icons/close.tsx';
import { CompareIcon } from '#app/ui/icons/compare.tsx';
import { EditIcon } from '#app/ui/icons/edit.tsx';
import { ErrorIcon } from '#app/ui/icons/error.tsx';
import { ExternalIcon } from '#app/ui/icons/external.tsx';
import { FilterIcon } from '#app/ui/icons/filter.tsx';
import { GridIcon } from '#app/ui/icons/grid.tsx';
import { HeartIcon } from '#app/ui/icons/heart.tsx';
import type { IconProps } from '#app/ui/icons/icon-frame.tsx';
import { ImageIcon } from '#app/ui/icons/image.tsx';
import { InfoIcon } from '#app/ui/icons/info.tsx';
import { ListIcon } from '#app/ui/icons/list.tsx';
import { MailIcon } from '#app/ui/icons/mail.tsx';
import { MenuIcon } from '#app/ui/icons/menu.tsx';
import { MinusIcon } from '#app/ui/icons/minus.tsx';
import { PauseIcon } from '#app/ui/icons/pause.tsx';
import { PhoneIcon } from '#app/ui/icons/phone.tsx';
import { PinIcon } from '#app/ui/icons/pin.tsx';
import { PlayIcon } from '#app/ui/icons/play.tsx';
import { PlusIcon } from '#app/ui/icons/plus.tsx';
import { ReturnIcon } from '#app/ui/icons/return.tsx';
import { SearchIcon } from '#app/ui/icons/search.tsx';
import { ShareIcon } from '#app/ui/icons/share.tsx';
import { ShieldIcon } from '#app/ui/icons/shield.tsx';
import { StarIcon } from '#app/ui/icons/star.tsx';
import { SuccessIcon } from '#app/ui/icons/success.tsx';
import { TrashIcon } from '#app/ui/icons/trash.tsx';
import { TruckIcon } from '#app/ui/icons/truck.tsx';
import { UserIcon } from '#app/ui/icons/user.tsx';
import { WarningIcon } from '#app/ui/icons/warning.tsx';
import { devUiTexts } from '#texts/platform/dev-ui.ts';
import { SampleSection } from './sample-section.tsx';

const icons: Record<string, ComponentType<IconProps>> = {
  'arrow-up': ArrowUpIcon,
  basket: BasketIcon,
  bell: BellIcon,
  calendar: CalendarIcon,
  check: CheckIcon,
  'chevron-down': ChevronDownIcon,
  'chevron-left': ChevronLeftIcon,
  'chevron-right': ChevronRightIcon,
  'chevron-up': ChevronUpIcon,
  clock: ClockIcon,
  close: CloseIcon,
  compare: CompareIcon,
  edit: EditIcon,
  error: ErrorIcon,
  external: ExternalIcon,
  filter: FilterIcon,
  grid: GridIcon,
  heart: HeartIcon,
  image: ImageIcon,
  info: InfoIcon,
  list: ListIcon,
  mail: MailIcon,
  menu: MenuIcon,
  minus: MinusIcon,
  pause: PauseIcon,
  phone: PhoneIcon,
  pin: PinIcon,
  play: PlayIcon,
  plus: PlusIcon,
  return: ReturnIcon,
  search: SearchIcon,
  share: ShareIcon,
  shield: ShieldIcon,
  star: StarIcon,
  success: SuccessIcon,
  trash: TrashIcon,
  truck: TruckIcon,
  user: UserIcon,
  warning: WarningIcon,
};

export function IconSamples() {
  return (
    <SampleSection heading={devUiTexts.icons.heading}>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6 lg:grid-cols-10">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="grid justify-items-center gap-1 py-2 text-xs text-ink-soft">
            <Icon className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </SampleSection>
  );
}
