import { type ActionFunctionArgs, data } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { pointFault } from '#platform/panel-ui/texts/faults.ts';
import { importPoints } from '../../server/index.ts';
import { points as texts } from '../../texts/panel.ts';

export interface PointsAnswer {
  courier: string;
  done?: string;
  refused?: string;
  faults?: { row: number; field: string; fault: string }[];
  more?: number;
}

/** Takes the file; says what came of it, or what is wrong in which row. */
export async function bringPoints({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const courier = String(form.get('courier') ?? '');
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return refuse({ courier, refused: texts.noFile });
  const outcome = await importPoints(staffShop(context), Number(courier), new Uint8Array(await file.arrayBuffer()));
  if (outcome.kind === 'refused') return refuse({ courier, refused: texts.refused[outcome.reason] });
  if (outcome.kind === 'faults') {
    const faults = outcome.faults.map(({ row, field, fault }) => ({ row, field, fault: pointFault(fault) }));
    return refuse({ courier, faults, more: outcome.more });
  }
  const { added, changed, switchedOff } = outcome;
  return data<PointsAnswer>({ courier, done: texts.done(added, changed, switchedOff) });
}

function refuse(answer: PointsAnswer) {
  return data(answer, 400);
}
