import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { ChevronDownIcon } from './icons/arrows.tsx';

interface StepButtonsProps {
  back: { to: string; label: string };
  submit: string;
  loading: boolean;
  disabled?: boolean;
}

/** The foot of a step: on to the right, back to the left; on a phone the way on comes first. */
export function StepButtons({ back, submit, loading, disabled }: StepButtonsProps) {
  return (
    <div className="flex flex-wrap-reverse justify-between gap-x-3 gap-y-2">
      <ButtonLink to={back.to} look="quiet" className="min-h-14 max-sm:w-full sm:-ms-3 sm:px-3">
        <ChevronDownIcon className="size-5 rotate-90" />
        {back.label}
      </ButtonLink>
      <Button type="submit" size="lg" loading={loading} disabled={disabled} className="max-sm:w-full">
        {submit}
      </Button>
    </div>
  );
}
