/** A connection was lost, or none was available in time. */
export class ConnectionError extends Error {
  readonly code = 'CONNECTION_LOST';
}

/** Errors of PostgreSQL and of the network have a code; those of the driver about its connection only a message. */
export const withCode = (error: unknown): unknown =>
  error instanceof Error && !('code' in error) ? new ConnectionError(error.message, { cause: error }) : error;
