export { attachInterview } from './calendar/interview-calendar.ts';
export { createDemoInterviews, createDemoInterviewWithoutOutcome } from './create-demo-interviews.ts';
export { interviewRoutes } from './interviews.routes.ts';
export { eraseInterviews, exportInterviews } from './interviews-personal-data.queries.ts';
export { remindOfInterviews } from './reminders/remind-of-interviews.ts';
export { interviewStaffActions } from './staff/interview-staff.routes.ts';
