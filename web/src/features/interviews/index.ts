export { InterviewAlert } from './interview-alert.tsx';
export { InterviewHistory, UpcomingInterviews } from './lazy-interviews.ts';
export { NextInterview } from './next-interview.tsx';
export { useUpcomingCount } from './use-interviews.ts';
