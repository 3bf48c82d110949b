import { memberStaffActions } from '../features/accounts/index.ts';
import { applicantStaffActions, applicationStaffActions } from '../features/applications/index.ts';
import { couponStaffActions } from '../features/billing/coupons/index.ts';
import { moneyStaffActions } from '../features/billing/payments/index.ts';
import { planStaffActions } from '../features/billing/plans/index.ts';
import { companyStaffActions } from '../features/companies/index.ts';
import { interviewStaffActions } from '../features/interviews/index.ts';
import { jobFairStaffActions } from '../features/job-fairs/index.ts';
import { moderationActions, reportProofActions } from '../features/moderation/index.ts';
import { messageStaffActions } from '../features/notifications/index.ts';
import { operationsActions } from '../features/operations/index.ts';
import { avatarStaffActions } from '../features/profile/index.ts';
import { resumeReviewStaffActions } from '../features/resume-reviews/index.ts';
import { resumeStaffActions } from '../features/resumes/index.ts';
import { screeningActions } from '../features/screening/index.ts';
import { serviceStaffActions } from '../features/services/index.ts';
import { settingActions } from '../features/settings/index.ts';
import { figureActions, staffAccountActions, staffSuspensionActions, todayActions } from '../features/staff/index.ts';
import { supportStaffActions } from '../features/support/index.ts';
import { vacancyApprovalStaffActions } from '../features/vacancy-approvals/index.ts';
import { vacancyCheckActions } from '../features/vacancy-checks/index.ts';
import { vacancyManagementActions } from '../features/vacancy-management/index.ts';
import { walkInStaffActions } from '../features/walk-ins/index.ts';
import type { StaffAction } from '../infra/http/staff-action.ts';
import { healthChecks } from './health-checks.ts';
import { personalDataSources } from './personal-data-sources.ts';

/** Every action of staff. */
export const staffActions: readonly StaffAction[] = [
  ...staffAccountActions,
  ...staffSuspensionActions,
  ...memberStaffActions(personalDataSources),
  ...supportStaffActions,
  ...messageStaffActions,
  ...avatarStaffActions,
  ...reportProofActions,
  ...vacancyManagementActions,
  ...vacancyCheckActions,
  ...moderationActions,
  ...screeningActions,
  ...companyStaffActions,
  ...applicationStaffActions,
  ...applicantStaffActions,
  ...jobFairStaffActions,
  ...interviewStaffActions,
  ...resumeReviewStaffActions,
  ...resumeStaffActions,
  ...serviceStaffActions,
  ...vacancyApprovalStaffActions,
  ...walkInStaffActions,
  ...todayActions,
  ...figureActions,
  ...operationsActions(healthChecks),
  ...settingActions,
  ...moneyStaffActions,
  ...planStaffActions,
  ...couponStaffActions,
];
