import type { PanelHandle } from '#admin/access.ts';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import * as texts from '#texts/panel/frame.ts';

export const handle: PanelHandle = { access: 'panel.open', title: texts.overview.title };

export default function Overview() {
  return <ScreenHeader title={texts.overview.title} lead={texts.overview.lead} />;
}
