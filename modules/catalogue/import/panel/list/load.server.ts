import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import { hasWritten, isMoving } from '../../rules/import-state.ts';
import { type ImportEntry, listImports } from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadImports(context: Context) {
  const rows = await listImports(staffShop(context));
  return { past: rows.map(describe) };
}

function describe(row: ImportEntry) {
  const { id, state, source, name, file, staffName, startedAt, counts, faults } = row;
  return {
    id,
    at: shortMoment(startedAt),
    who: staffName || texts.sources[source],
    what: name || file,
    state,
    isMoving: isMoving(state),
    result: hasWritten(state) ? texts.counts(counts.created, counts.changed, counts.unchanged) : '',
    faults: faults > 0 ? texts.faultCount(faults) : '',
  };
}
