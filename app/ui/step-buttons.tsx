import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

interface StepButtonsProps {
  back: { to: string; label: string };
  submit: string;
  loading: boolean;
  disabled?: boolean;
}

/** The foot of a step: on to the right, back to the left; on a phone the way on comes first. */
export function StepButtons({ back, submit, loading, disabled }: StepButtonsProps) {
  return (
    <div className="flex flex-wrap-reverse justify-between gap-3">
      <ButtonLink to={back.to} look="secondary" size="lg" className="max-sm:w-full">
        {back.label}
      </ButtonLink>
      <Button type="submit" size="lg" loading={loading} disabled={disabled} className="max-sm:w-full">
        {submit}
      </Button>
    </div>
  );
}
