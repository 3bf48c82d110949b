import type { IncomingHttpHeaders } from 'node:http';
import type { WorkSpan } from '../current-work.ts';

/** Traces of requests, jobs and their statements (decision 45). No span has an address, a value or anything of a person. */
export interface Tracing {
  startRequest(request: {
    method: string;
    /** The pattern. */
    route: string;
    requestId: string;
    headers: IncomingHttpHeaders;
  }): WorkSpan;
  startJob(name: string): WorkSpan;
  /** Sends what has ended. */
  close(): Promise<void>;
}
