/** A statement of withdrawal that was made. */
export interface WithdrawalView {
  id: number;
  code: string;
  orderId: number;
  orderNumber: string;
  name: string;
  email: string;
  madeAt: Date;
  /** Made before anything was packed. */
  unpacked: boolean;
  lines: WithdrawnLine[];
}

interface WithdrawnLine {
  lineId: number;
  name: string;
  sizeName: string;
  type: string;
  unit: string;
  unitPlural: string;
  quantity: number;
}
