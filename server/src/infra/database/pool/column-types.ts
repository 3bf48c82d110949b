import pg from 'pg';

/** OID of bigint[], which the driver has no name for: as a number it is accepted where its types ask for a named one. */
const BIGINT_ARRAY: number = 1016;

const parseBigints: (text: string) => string[] = pg.types.getTypeParser(BIGINT_ARRAY);

/** Reads a date or a timestamp without a zone as UTC. */
const parseAsUtc = (text: string) => new Date(text.length > 10 ? `${text.replace(' ', 'T')}Z` : text);

/** Columns whose value differs from the driver's: bigint as number, as all amounts and counts stay far below 2^53. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [BIGINT_ARRAY, (text) => parseBigints(text).map(Number)],
  [pg.types.builtins.DATE, parseAsUtc],
  [pg.types.builtins.TIMESTAMP, parseAsUtc],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text)],
]);

// A Date parameter without a zone is UTC too.
pg.defaults.parseInputDatesAsUTC = true;

/** Conversion of PostgreSQL values to JavaScript values, for the driver. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};
