const LARGEST_ID = 2_147_483_647;

/** Can a row have this id at all? A number from outside that cannot would make the database refuse the whole query. */
export function isRowId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= LARGEST_ID;
}
