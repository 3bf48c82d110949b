import type { CallAnswer, CallDefinition, CallOutput } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import type { ReceivedFile } from './request-bodies/receive-form.ts';
import { type Received, serveCall } from './serve-call.ts';

/** The input of a staff action: validated input, the uploaded file if any, and the actor (`by`) for the audit trail. */
export type StaffInput<D extends CallDefinition> = CallOutput<D> & {
  by: string;
  file: ReceivedFile | undefined;
  /** Aborts when the operator's client leaves; undefined for commands. */
  signal?: AbortSignal | undefined;
};

/** A staff action: an operator call of the API and a command of `npm run operator`, with one rule behind both. */
export interface StaffAction<D extends CallDefinition = CallDefinition> {
  call: D;
  run(context: AppContext, input: StaffInput<D>): Promise<CallAnswer<D>>;
}

/** Defines a staff action; the function exists for its types: the rule gets exactly the input of its call. */
export const staffAction = <const D extends CallDefinition>(
  call: D,
  run: (context: AppContext, input: StaffInput<D>) => Promise<CallAnswer<D>>,
): StaffAction => ({ call, run: run as unknown as StaffAction['run'] });

/** Serves the calls of staff actions. */
export function serveStaffActions(app: FastifyInstance, context: AppContext, actions: readonly StaffAction[]): void {
  for (const { call, run } of actions) {
    serveCall(
      app,
      call,
      ({ params, query, body, file, caller, signal }: Received<CallDefinition>) =>
        run(context, {
          ...{ params, query, body, file, signal },
          by: `operator ${caller?.accountId}`,
        } as StaffInput<CallDefinition>),
      context.files.temporaryFolder,
    );
  }
}
