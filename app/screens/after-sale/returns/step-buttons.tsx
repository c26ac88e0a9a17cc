import { returnsTexts } from '#texts/after-sale/returns.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';

interface StepButtonsProps {
  back: string;
  submit?: string;
  loading: boolean;
}

export function StepButtons({ back, submit = returnsTexts.next, loading }: StepButtonsProps) {
  return (
    <div className="mt-2 flex flex-wrap-reverse justify-between gap-3">
      <ButtonLink to={back} look="secondary" size="lg" className="max-sm:w-full">
        {returnsTexts.back}
      </ButtonLink>
      <Button type="submit" size="lg" loading={loading} className="max-sm:w-full">
        {submit}
      </Button>
    </div>
  );
}
