/** A statement of withdrawal that was made. */
export interface WithdrawalView {
  id: number;
  code: string;
  orderId: number;
  orderNumber: string;
  name: string;
  email: string;
  madeAt: Date;
  lines: { lineId: number; name: string; sizeName: string; unit: string; unitPlural: string; quantity: number }[];
}
