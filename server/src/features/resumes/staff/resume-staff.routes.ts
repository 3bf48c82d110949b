import {
  allowMoreResumes,
  getResumeCopy,
  RESUME_NOT_FOUND,
  RESUMES_PER_DAY,
  viewResume as viewResumeCall,
} from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { type AuditTarget, type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findResumeOf, openResumeCopy } from '../open-resume-copy.ts';
import { recordOpenedResume } from './resume-limit.ts';
import { viewResume } from './view-resume.ts';

interface Wanted {
  accountID?: number | undefined;
  applicationID?: number | undefined;
}

const targetOf = ({ accountID, applicationID }: Wanted): AuditTarget =>
  accountID === undefined ? { kind: 'application', id: applicationID ?? 0 } : { kind: 'member', id: accountID };

/** @throws {CallError} not_found without a resume, which does not count as one that was opened */
async function getResumeOf({ db }: AppContext, wanted: Wanted) {
  const resume = await findResumeOf(db, wanted);
  if (!resume) throw new CallError('not_found', RESUME_NOT_FOUND);
  return resume;
}

/** Drawing takes seconds: not in a transaction. */
const recording = { recordsReading: true, recordsItself: true } as const;

/** Actions of staff on resumes. */
export const resumeStaffActions: readonly StaffAction[] = [
  staffAction(
    getResumeCopy,
    async (context, { query, by, signal, actor }, recordAction) => {
      await getResumeOf(context, query);
      await recordOpenedResume(context, actor, targetOf(query), recordAction);
      return await openResumeCopy(context, query, by, signal);
    },
    recording,
  ),

  staffAction(
    viewResumeCall,
    async (context, { query, signal, actor }, recordAction) => {
      const resume = await getResumeOf(context, query);
      await recordOpenedResume(context, actor, targetOf(query), recordAction);
      return await viewResume(context, resume, signal);
    },
    recording,
  ),

  // The approval itself, which the audit log keeps, is what allows more.
  staffAction(allowMoreResumes, async (_, { by }) => `${by} may open ${RESUMES_PER_DAY} more resumes today.`, {
    secondPersonCause: async () => `More than ${RESUMES_PER_DAY} resumes in a day.`,
    target: ({ actor }) => ({ kind: 'staff', id: actor.staff?.staffId ?? 0 }),
  }),
];
