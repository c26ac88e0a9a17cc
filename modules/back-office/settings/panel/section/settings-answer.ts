import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Row } from './lists.ts';
import type { CardId } from './sections.ts';

export interface SettingsAnswer extends ActAnswer {
  group: CardId;
  /** By path: what was typed stays, with what is wrong. */
  typed: Record<string, string>;
  rows: Record<string, Row[]>;
  faults: Record<string, string>;
}
