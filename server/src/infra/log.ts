import { type DestinationStream, type Logger, pino } from 'pino';

/** Class 22 of PostgreSQL's errors, and what JSON.parse throws, quote the value they did not like. */
const quotesValues = (error: Error) =>
  error.name === 'SyntaxError' || /^22/.test(String((error as { code?: unknown }).code ?? ''));

/** A message without what somebody may have typed: addresses, numbers, tokens, query strings, quoted values. */
function withoutValues(error: Error): string {
  return error.message
    .replace(quotesValues(error) ? /(["'`]).*\1/gs : /(["'`])(?![\w.$]*\1).*?\1/gs, '"…"')
    .replace(/[^\s"'<>=(,]+@[^\s"'<>),]+/g, '…@…')
    .replace(/\?[^\s"']+/g, '?…')
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{16,}/g, '…')
    .replace(/\d{4,}/g, '…');
}

const framesOf = (error: Error) => (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));

/**
 * What the log may say of an error (security 28): its kind, where it came from, and its message without values. What
 * PostgreSQL adds as detail is a row of somebody's data, so only the names in it are told.
 */
function tellError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table_name, column_name, constraint_name } = error as Error & Record<string, unknown>;
  const message = withoutValues(error);
  return {
    type: error.name,
    message,
    code,
    table: table_name,
    column: column_name,
    constraint: constraint_name,
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join('\n'),
    ...(error.cause === undefined ? {} : { cause: tellError(error.cause) }),
  };
}

/** Opens the log: a line of JSON for each event, with its time in UTC, on standard output or where a test reads it. */
export const openLog = (level: string, sink?: DestinationStream): Logger =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: tellError } },
    ...(sink ? [sink] : []),
  );
