import { devUiTexts } from '#texts/platform/dev-ui.ts';
import type { Route } from './+types/route.ts';
import { ButtonSamples } from './button-samples.tsx';
import { CarouselSamples } from './carousel-samples.tsx';
import { ColourSamples } from './colour-samples.tsx';
import { DialogSamples } from './dialog-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { IconSamples } from './icon-samples.tsx';
import { loadDevUi } from './load.server.ts';
import { MarkSamples } from './mark-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { NavigationSamples } from './navigation-samples.tsx';
import { TypeSamples } from './type-samples.tsx';

export const meta = () => [{ title: devUiTexts.title }, { name: 'robots', content: 'noindex' }];

export function loader({ context }: Route.LoaderArgs) {
  return loadDevUi(context);
}

export default function DevUiRoute() {
  return (
    <div className="page-width py-10 md:py-16">
      <h1>{devUiTexts.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{devUiTexts.intro}</p>
      <ColourSamples />
      <TypeSamples />
      <ButtonSamples />
      <IconSamples />
      <FieldSamples />
      <MarkSamples />
      <NavigationSamples />
      <MessageSamples />
      <DialogSamples />
      <CarouselSamples />
    </div>
  );
}
