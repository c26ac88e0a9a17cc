import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import * as texts from '../texts/panel.ts';

export function EventList({ events }: { events: readonly { at: Date; text: string; note?: string }[] }) {
  return (
    <Section title={texts.history}>
      <ol className="grid gap-3">
        {events.map(({ at, text, note }) => (
          <li key={`${at.toISOString()} ${text}`}>
            <p>{text}</p>
            {note && <p className="break-words text-ink-soft">„{note}”</p>}
            <p className="figures text-ink-soft text-sm">
              <PanelTime at={at} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
