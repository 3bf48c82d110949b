import { applicationStaffActions } from '../features/applications/index.ts';
import { interviewStaffActions } from '../features/interviews/index.ts';
import { jobFairStaffActions } from '../features/job-fairs/index.ts';
import { resumeReviewStaffActions } from '../features/resume-reviews/index.ts';
import { resumeStaffActions } from '../features/resumes/index.ts';
import { serviceStaffActions } from '../features/services/index.ts';
import { vacancyStaffActions } from '../features/vacancies/index.ts';
import { vacancyApprovalStaffActions } from '../features/vacancy-approvals/index.ts';
import { walkInStaffActions } from '../features/walk-ins/index.ts';
import type { StaffAction } from '../infra/http/staff-action.ts';

/** Every action of staff, available through the API and as an operator command. */
export const staffActions: readonly StaffAction[] = [
  ...vacancyStaffActions,
  ...applicationStaffActions,
  ...jobFairStaffActions,
  ...interviewStaffActions,
  ...resumeReviewStaffActions,
  ...resumeStaffActions,
  ...serviceStaffActions,
  ...vacancyApprovalStaffActions,
  ...walkInStaffActions,
];
