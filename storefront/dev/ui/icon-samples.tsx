import type { ComponentType } from 'react';
import { ChevronDownIcon, ExternalIcon, ReturnIcon } from '#platform/ui/icons/arrows.tsx';
import { MailIcon, PhoneIcon } from '#platform/ui/icons/contact.tsx';
import { ArrowUpIcon, ChevronLeftIcon, ChevronRightIcon } from '#platform/ui/icons/directions.tsx';
import type { IconProps } from '#platform/ui/icons/icon-frame.tsx';
import { PauseIcon, PlayIcon } from '#platform/ui/icons/media.tsx';
import {
  CalendarIcon,
  ClockIcon,
  ImageIcon,
  PinIcon,
  ShareIcon,
  ShieldIcon,
  TrashIcon,
} from '#platform/ui/icons/objects.tsx';
import { BasketIcon, BellIcon, CompareIcon, HeartIcon, TruckIcon, UserIcon } from '#platform/ui/icons/shopping.tsx';
import { CheckIcon, CloseIcon, MinusIcon, PlusIcon, SearchIcon } from '#platform/ui/icons/signs.tsx';
import { StarIcon } from '#platform/ui/icons/star.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '#platform/ui/icons/states.tsx';
import { FilterIcon, GridIcon, ListIcon, MenuIcon } from '#platform/ui/icons/views.tsx';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';
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
  clock: ClockIcon,
  close: CloseIcon,
  compare: CompareIcon,
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
