import { type DestinationStream, type Logger, pino, symbols } from 'pino';
import { findCurrentWork } from './current-work.ts';
import { suppressRepeats } from './log-repeats.ts';

/** PostgreSQL errors of class 22 and syntax errors of JSON.parse quote the rejected value. */
const quotesValues = (error: Error) =>
  error.name === 'SyntaxError' || /^22/.test(String((error as { code?: unknown }).code ?? ''));

/** The message of an error without user input: email addresses, numbers, tokens, query strings, quoted values. */
function redactMessage(error: Error): string {
  return error.message
    .replace(quotesValues(error) ? /(["'`]).*\1/gs : /(["'`])(?![\w.$]*\1).*?\1/gs, '"…"')
    .replace(/[^\s"'<>=(,]+@[^\s"'<>),]+/g, '…@…')
    .replace(/\?[^\s"']+/g, '?…')
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{16,}/g, '…')
    .replace(/\d{4,}/g, '…');
}

/** An error in one line without personal data, for a table or a screen of staff. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${redactMessage(error)}`.slice(0, 300) : `a thrown ${typeof error}`;

const framesOf = (error: Error) => (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));

/**
 * Serialises an error for the log without personal data (security 28): type, stack, redacted message and cause.
 * PostgreSQL's `detail` contains a row of user data, so only the names of table, column and constraint are logged.
 */
function serialiseError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, column, constraint } = error as Error & Record<string, unknown>;
  const message = redactMessage(error);
  return {
    type: error.name,
    message,
    code,
    table,
    column,
    constraint,
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join('\n'),
    ...(error.cause === undefined ? {} : { cause: serialiseError(error.cause) }),
  };
}

/** The id of the current request, for lines that are not written through the logger of the request, which has it. */
function requestIdFor(log: Logger): { requestId?: string } {
  const requestId = findCurrentWork()?.requestId;
  const hasId = String((log as unknown as Record<symbol, unknown>)[symbols.chindingsSym]).includes('"requestId":');
  return requestId === undefined || hasId ? {} : { requestId };
}

/** Lines are written together when there are so many bytes. */
const MIN_WRITE_BYTES = 2_048;
/** Processes with one output do not mix their lines: a pipe takes so many bytes at once (PIPE_BUF). */
const MAX_WRITE_BYTES = 4_096;
/** Every line is written by then, in ms, and at the end of the process. */
const FLUSH_MS = 50;

/** Standard output. A write for each line took a tenth of the time of a request. */
const openStandardOutput = (): DestinationStream =>
  pino.destination({
    dest: process.stdout.fd,
    minLength: MIN_WRITE_BYTES,
    maxWrite: MAX_WRITE_BYTES,
    periodicFlush: FLUSH_MS,
  });

/**
 * Opens the log: one line of JSON per event with its time in UTC and the id of its request, on standard output. An
 * identical warning or error is written at most once a second.
 * @param sink receives the lines instead; for tests
 */
export const openLog = (level: string, sink?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serialiseError },
      mixin: (_fields, _level, log) => requestIdFor(log),
      hooks: { logMethod: suppressRepeats() },
    },
    sink ?? openStandardOutput(),
  );
