import { Disclosure } from '#platform/ui/disclosure.tsx';
import { Radio } from '#platform/ui/radio.tsx';
import * as pickupPointTexts from '../../texts/pickup-point.ts';
import type { ShownPoint } from './load.server.ts';
import './pickup-point.css';

interface PointListProps {
  points: ShownPoint[];
  chosenId: number | null;
}

export function PointList({ points, chosenId }: PointListProps) {
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li key={point.id} className="scroll-my-36 rounded-md border border-line bg-surface has-checked:border-brand">
          <Radio
            name="point"
            value={point.id}
            defaultChecked={point.id === chosenId}
            className="px-4"
            label={<span className="font-medium">{point.title}</span>}
            detail={[point.name, point.away && pickupPointTexts.away(point.away)].filter(Boolean).join(' · ')}
          />
          <Disclosure
            className="point-details border-t border-line px-4 text-sm"
            title={
              <>
                {pickupPointTexts.details}
                <span className="sr-only">: {point.title}</span>
              </>
            }
          >
            <div className="space-y-1 pb-3">
              {point.openingHours && <p>{pickupPointTexts.hours(point.openingHours)}</p>}
              {point.hint && <p>{point.hint}</p>}
              {point.cashOnDelivery && <p>{pickupPointTexts.cash}</p>}
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
