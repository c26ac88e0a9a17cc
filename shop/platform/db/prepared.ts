interface Prepared<Values, Rows> {
  execute(values: Values): Promise<Rows>;
}

/**
 * A query that pages ask all the time, built once for each database and known to PostgreSQL by its name: it is neither
 * written out, sent nor parsed again. Its text must not depend on the values: a list is an array, `= any(…)`.
 */
export function prepared<Db extends object, Values, Rows>(prepare: (db: Db) => Prepared<Values, Rows>) {
  const known = new WeakMap<Db, Prepared<Values, Rows>>();
  return (db: Db, values: Values): Promise<Rows> => {
    const query = known.get(db) ?? prepare(db);
    known.set(db, query);
    return query.execute(values);
  };
}
