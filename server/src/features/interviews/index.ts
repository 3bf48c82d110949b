export { attachInterview } from './calendar/calendar-file.ts';
export { interviewRoutes } from './interviews.routes.ts';
export { makeDemoInterviews } from './make-demo-interviews.ts';
export { eraseInterviews, exportInterviews } from './personal-data.queries.ts';
export { remindOfInterviews } from './reminders/remind-of-interviews.ts';
export { interviewStaffActions } from './staff/interview-staff.routes.ts';
