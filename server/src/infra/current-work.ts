import { AsyncLocalStorage } from 'node:async_hooks';

/** The span of a request or of a job. */
export interface WorkSpan {
  /** Adds the span of a statement that has just ended. */
  recordStatement(statement: { text: string; ms: number }): void;
  /** @param outcome the HTTP status of a request, or what a job threw */
  end(outcome: { status?: number; error?: unknown }): void;
}

/** The request or job of the running code (AsyncLocalStorage), for log lines and slow statements. */
export interface CurrentWork {
  /** Undefined for work that is not a request. */
  requestId: string | undefined;
  /** Method and pattern of the route, or the name of the job: never an address. */
  name: string;
  /** The session of the member who sent the request. */
  session?: { accountId: number; sessionId: number } | undefined;
  /** The session of the staff member who sent the request. */
  staffSession?: { staffId: number; sessionId: number } | undefined;
  /** Its span, when traces are sent. */
  span?: WorkSpan | undefined;
}

const current = new AsyncLocalStorage<CurrentWork>();

/** Runs work, and everything it starts, as part of a request or of a job. */
export const runAs = <T>(what: CurrentWork, work: () => T): T => current.run(what, work);

/** The request or job that the running code belongs to; undefined outside both. */
export const findCurrentWork = (): CurrentWork | undefined => current.getStore();
