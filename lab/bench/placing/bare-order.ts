import pg from 'pg';

interface BareOrder {
  visitorId: number;
  sizeIds: readonly number[];
}

export interface BareWriter {
  /** All rows an order writes, one statement a table, each waited for. */
  order(of: BareOrder): Promise<void>;
  /** The same, sent in one go. */
  orderAtOnce(of: BareOrder): Promise<void>;
  /** Only the rows with the order's id. */
  insertsAlone(): Promise<void>;
  close(): Promise<void>;
}

/** Tables whose rows are known by the order, parents first. */
const OF_ORDER = ['orders', 'order_addresses', 'order_lines', 'order_stock', 'order_events', 'payments'];
type Row = Record<string, unknown>;

/**
 * A program that writes the rows of a real order with new keys, in one transaction, and checks nothing: no lock, price, stock, code
 * or limit. What triggers write, it writes as well.
 */
export async function openBareWriter(databaseUrl: string, model: number, connections: number): Promise<BareWriter> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections, pipeline: true });
  const copied: { table: string; rows: Row[] }[] = [];
  for (const table of OF_ORDER) {
    const key = table === 'orders' ? 'id' : 'order_id';
    copied.push({ table, rows: await read(pool, table, `t.${key} = $1`, [model]) });
  }
  const job = await read(pool, 'jobs', `t.name = 'order-mail' and t.data ->> 'orderId' = $1`, [String(model)]);
  const purge = await read(
    pool,
    'page_purges',
    `t.transaction = (select xmin::text::bigint from orders where id = $1)`,
    [model],
  );
  if (job.length !== 1 || purge.length !== 1) throw new Error('The order did not write a mail and a purge');

  const begin = (client: pg.PoolClient) => client.query('begin');
  const nextOrderId = async (client: pg.PoolClient): Promise<number> =>
    (await client.query({ name: 'bare-id', text: `select nextval('orders_id_seq')::int as id` })).rows[0].id;
  const inserts = (id: number) =>
    copied.map(({ table, rows }) =>
      insertion(
        table,
        rows.map((row) => renamed(table, row, id)),
      ),
    );
  const others = ({ visitorId, sizeIds }: BareOrder) => [
    insertion(
      'jobs',
      job.map(({ id: _, ...row }) => row),
    ),
    insertion(
      'page_purges',
      purge.map(({ tags }) => ({ tags })),
    ),
    {
      name: 'bare-limits',
      text: `insert into attempt_counts values ($1, 1, now()), ($2, 1, now()) on conflict (key_hash) do update set count = excluded.count`,
      values: [crypto.randomUUID(), crypto.randomUUID()],
    },
    {
      // Two orders of the same sizes wait for each other, never in a circle.
      name: 'bare-stock',
      text: `update sizes set stock = stock - 1 where id in (select id from sizes where id = any($1) order by id for update)`,
      values: [sizeIds],
    },
    { name: 'bare-basket', text: 'delete from basket_lines where visitor_id = $1', values: [visitorId] },
    {
      name: 'bare-draft',
      text: 'update order_drafts set updated_at = now() where visitor_id = $1',
      values: [visitorId],
    },
  ];

  async function inTurn(parts: (id: number) => pg.QueryConfig[]): Promise<void> {
    await withClient(pool, async (client) => {
      await begin(client);
      for (const part of parts(await nextOrderId(client))) await client.query(part);
      await client.query('commit');
    });
  }

  return {
    order: (of) => inTurn((id) => [...inserts(id), ...others(of)]),
    insertsAlone: () => inTurn(inserts),
    orderAtOnce: (of) =>
      withClient(pool, async (client) => {
        const [, id] = await Promise.all([begin(client), nextOrderId(client)]);
        const parts = [...inserts(id), ...others(of)].map((part) => client.query(part));
        await Promise.all([...parts, client.query('commit')]);
      }),
    close: () => pool.end(),
  };
}

async function withClient(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

async function read(pool: pg.Pool, table: string, condition: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await pool.query(`select to_jsonb(t) as row from ${table} t where ${condition}`, values);
  return rows.map(({ row }) => row);
}

function renamed(table: string, row: Row, orderId: number): Row {
  const unique = crypto.randomUUID();
  if (table === 'orders') return { ...row, id: orderId, number: unique, access_token: unique, idempotency_key: unique };
  const { id: _id, ...rest } = row;
  return { ...rest, order_id: orderId, ...('reference' in row && { reference: unique }) };
}

function insertion(table: string, rows: readonly Row[]): pg.QueryConfig {
  const list = Object.keys(rows[0] ?? {}).join(', ');
  const text = `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
  return { name: `bare-${table}`, text, values: [JSON.stringify(rows)] };
}
