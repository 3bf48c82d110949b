import { AsyncLocalStorage } from 'node:async_hooks';

/** What the running code works for, so that log lines and slow statements name it. */
export interface CurrentWork {
  /** Undefined for work that is no request. */
  requestId: string | undefined;
  /** Method and pattern of the route, or the name of the job: never an address. */
  name: string;
}

const current = new AsyncLocalStorage<CurrentWork>();

/** Runs work, and everything it starts, as part of a request or of a job. */
export const runAs = <T>(what: CurrentWork, work: () => T): T => current.run(what, work);

/** The request or job that the running code belongs to; undefined outside both. */
export const findCurrentWork = (): CurrentWork | undefined => current.getStore();
