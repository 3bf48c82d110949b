export { hasApplied } from './applications.queries.ts';
export { applicationRoutes, applicationStaffActions } from './applications.routes.ts';
export { applyToVacancy, applyWithin } from './apply-to-vacancy.ts';
export { closeApplications } from './life/close-applications.ts';
export { noteApplicationStep } from './life/note-application-step.ts';
export { makeDemoTimelines } from './make-demo-timelines.ts';
export { eraseApplications, exportApplications } from './personal-data.queries.ts';
