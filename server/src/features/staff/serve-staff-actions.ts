import type { CallDefinition } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { type Received, serveCall } from '../../infra/http/serve-call.ts';
import type { StaffAction, StaffActor, StaffInput } from '../../infra/http/staff-action.ts';
import { runStaffAction } from './run-staff-action.ts';
import { requestSecondPerson } from './second-person/request-second-person.ts';

/** Serves the calls of staff actions: every one is checked for a second person, run, and recorded here. */
export function serveStaffActions(app: FastifyInstance, context: AppContext, actions: readonly StaffAction[]): void {
  for (const action of actions) {
    serveCall(
      app,
      action.call,
      async (received: Received<CallDefinition>) => {
        const { params, query, body, file, headers, signal, origin } = received;
        const staff = received.staff as NonNullable<StaffActor['staff']>;
        const actor: StaffActor = { name: staff.fullName, staff, second: undefined, origin };
        const input = {
          params,
          query,
          body,
          file,
          headers,
          signal,
          by: staff.fullName,
          actor,
        } as StaffInput<CallDefinition>;
        const cause = await action.secondPersonCause?.(context, input);
        if (cause) return await requestSecondPerson(context, action, input, cause);
        return await runStaffAction(context, action, input);
      },
      context.files.temporaryFolder,
    );
  }
}
