export { hasApplied } from './applications.queries.ts';
export { applicationRoutes, applicationStaffActions } from './applications.routes.ts';
export { eraseApplications, exportApplications } from './applications-personal-data.queries.ts';
export { applyInTransaction, applyToVacancy } from './apply-to-vacancy.ts';
export { createDemoTimelines } from './create-demo-timelines.ts';
export { applicantStaffActions } from './staff/applicant-staff.routes.ts';
export { closeApplications } from './status/close-applications.ts';
export { recordApplicationStatus } from './status/record-application-status.ts';
export { warnOfFraud } from './status/warn-of-fraud.ts';
