import pg from 'pg';

export interface SentOrder {
  number: string;
  email: string;
  lineId: number;
}

/** Orders that were acknowledged and then leave the shop, as somebody behind the counter would have them: what may come back. */
export class SentOrders {
  readonly #pool: pg.Pool;
  readonly #sent: SentOrder[] = [];
  placed = 0;

  constructor(databaseUrl: string) {
    this.#pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  }

  /** Only as many as come back: the others stay as they are. */
  async add({ number, email }: { number: string; email: string }): Promise<void> {
    this.placed += 1;
    if (this.#sent.length >= CACHED) return;
    const { rows } = await this.#pool.query<{ line: number }>(
      `with sent as (update orders set state = 'sent' where number = $1 returning id)
        select l.id as line from order_lines l join sent on sent.id = l.order_id limit 1`,
      [number],
    );
    if (rows[0]) this.#sent.push({ number, email, lineId: rows[0].line });
  }

  take(): SentOrder | undefined {
    return this.#sent.shift();
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

const CACHED = 50;
