export { InterviewAlert } from './interview-alert.tsx';
export { InterviewHistory } from './interview-history.tsx';
export { NextInterview } from './next-interview.tsx';
export { UpcomingInterviews } from './upcoming-interviews.tsx';
export { useUpcomingCount } from './use-interviews.ts';
