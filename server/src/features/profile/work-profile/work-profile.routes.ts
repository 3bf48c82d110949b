import {
  getJobModes,
  getProfileDetails,
  saveAnnualSalary,
  saveGender,
  saveJobMode,
  saveNoticePeriod,
  saveReadyToAllocate,
  saveWorkExperience,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findJobMode, jobModes } from './job-modes.ts';
import { presentWorkProfile } from './present-work-profile.ts';
import { saveWorkProfile } from './save-work-profile.ts';
import { findWorkProfile, type WorkProfileChange } from './work-profile.queries.ts';

const UNKNOWN_MODE = 'Please select a work mode';

/** Serves the work profile: saving each of its six parts, and reading them. */
export function workProfileRoutes(app: FastifyInstance, context: AppContext): void {
  async function save(part: string, accountId: number, change: WorkProfileChange): Promise<string> {
    await saveWorkProfile(context, accountId, change);
    return `${part} saved successfully`;
  }

  serveCall(app, saveGender, ({ body }) => save('Gender', body.accountID, { gender: body.data }));

  serveCall(app, saveAnnualSalary, ({ body }) => save('Annual salary', body.accountID, { annual_salary: body.data }));

  serveCall(app, saveNoticePeriod, ({ body }) => save('Notice period', body.accountID, { notice_period: body.data }));

  serveCall(app, saveReadyToAllocate, ({ body }) =>
    save('Readiness to relocate', body.accountID, { ready_to_relocate: body.data === 'Yes' }),
  );

  serveCall(app, saveJobMode, ({ body }) => {
    const mode = findJobMode(body.data);
    if (!mode) throw new CallError('bad_input', UNKNOWN_MODE, { fields: [{ field: 'data', message: UNKNOWN_MODE }] });
    return save('Work mode', body.accountID, { job_mode_id: mode.jobModeID });
  });

  serveCall(app, saveWorkExperience, ({ body }) =>
    save('Work experience', body.accountID, { experience_months: body.years * 12 + body.months }),
  );

  serveCall(app, getProfileDetails, async ({ params }) =>
    presentWorkProfile(await findWorkProfile(context.db, params.accountID)),
  );

  serveCall(app, getJobModes, () => [...jobModes]);
}
