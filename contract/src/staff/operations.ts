import { z } from 'zod';
import { call } from '../call.ts';
import { messageChannels } from './messages.ts';

/** Health of a dependency: `degraded` works but needs attention; `off` is not configured. */
export const dependencyStates = ['ok', 'degraded', 'failed', 'off'] as const;

const dependency = z.object({ name: z.string(), state: z.enum(dependencyStates), detail: z.string() });
export type DependencyHealth = z.infer<typeof dependency>;

const job = z.object({
  job: z.string(),
  /** Of the last run; null before the first. */
  finishedOn: z.string().nullable(),
  durationMs: z.number().nullable(),
  /** Why the last run failed; empty when it did not. */
  error: z.string(),
  succeededOn: z.string().nullable(),
  /** Failed runs since the last that succeeded. */
  failures: z.number().int(),
  isOverdue: z.boolean(),
});
export type JobHealth = z.infer<typeof job>;

const failedMessages = z.object({
  channel: z.enum(messageChannels),
  template: z.string(),
  reason: z.string(),
  count: z.number().int(),
  /** When the newest of them was queued. */
  lastOn: z.string(),
});
export type FailedMessageGroup = z.infer<typeof failedMessages>;

const slowest = z.object({
  /** Method and pattern of a route, or the text of a statement with its parameters, without values. */
  name: z.string(),
  /** The route or job that ran the statement. */
  source: z.string(),
  count: z.number().int(),
  meanMs: z.number(),
  maxMs: z.number(),
});
export type Slowest = z.infer<typeof slowest>;

export const getOperations = call({
  method: 'GET',
  path: 'Staff/GetOperations',
  summary:
    'How the portal runs: dependencies, jobs, messages that failed in a day, the slowest routes and statements of an hour.',
  source: 'ours',
  access: 'staff:operations',
  reply: {
    kind: 'json',
    schema: z.object({
      release: z.string(),
      dependencies: z.array(dependency),
      jobs: z.array(job),
      failedMessages: z.array(failedMessages),
      slowRoutes: z.array(slowest),
      slowStatements: z.array(slowest),
      /** Threshold in milliseconds for slow statements; 0 disables. */
      slowStatementMs: z.number(),
    }),
  },
});

export const operationsCalls = { getOperations };
