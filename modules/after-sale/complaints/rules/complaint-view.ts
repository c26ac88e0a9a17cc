import type { ComplaintEvent, ComplaintState } from '#modules/after-sale/claims/rules/complaint-state.ts';
import type { Purchase } from '#modules/after-sale/claims/rules/purchase.ts';

export interface ComplaintFile {
  /** Its address below the complaint. */
  name: string;
  originalName: string;
  isPicture: boolean;
}

export interface ComplaintLine {
  id: number;
  name: string;
  details: string;
  photo: string | null;
  photoTone: string | null;
  quantity: number;
  unit: string;
  unitPlural: string;
  description: string;
  files: ComplaintFile[];
}

export interface ComplaintMessage {
  id: number;
  author: 'client' | 'shop';
  text: string;
  at: Date;
  files: ComplaintFile[];
}

/** A complaint in a list. */
export interface ComplaintHead {
  id: number;
  number: string;
  state: ComplaintState;
  createdAt: Date;
  orderNumber: string | null;
  lines: Omit<ComplaintLine, 'files'>[];
}

/** The same for the one who filed it: what became of it, and what the shop wrote last. */
export interface ComplaintSummary extends ComplaintHead, Pick<ComplaintView, 'timeline'> {
  latestShopMessage: Pick<ComplaintMessage, 'text' | 'at'> | null;
}

export interface ComplaintView extends Omit<ComplaintHead, 'lines'> {
  accessToken: string;
  email: string;
  phone: string;
  lines: ComplaintLine[];
  purchase: Purchase | null;
  /** In the order in which they were written. */
  messages: ComplaintMessage[];
  timeline: ComplaintEvent[];
}
