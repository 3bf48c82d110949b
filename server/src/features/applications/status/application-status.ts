import type { ApplicationStatus } from '@aarambh/contract';

/** What an employer does with an application, in its order; steps may be left out, never taken back. */
export type EmployerStatus = 'Viewed' | 'Shortlisted' | 'Interview' | 'Not selected';

/** The life of an application. What was decided, or ended with the job, stays so; what was taken back may be sent again. */
const allowed: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  Sent: ['Viewed', 'Shortlisted', 'Interview', 'Not selected', 'Closed', 'Withdrawn'],
  Viewed: ['Shortlisted', 'Interview', 'Not selected', 'Closed', 'Withdrawn'],
  Shortlisted: ['Interview', 'Not selected', 'Closed', 'Withdrawn'],
  Interview: ['Not selected', 'Closed', 'Withdrawn'],
  'Not selected': [],
  Closed: [],
  Withdrawn: ['Sent'],
};

export const mayBecome = (from: ApplicationStatus, to: ApplicationStatus): boolean => allowed[from].includes(to);

/** The states out of which a state can come. */
export const statesBefore = (to: ApplicationStatus): ApplicationStatus[] =>
  (Object.keys(allowed) as ApplicationStatus[]).filter((from) => mayBecome(from, to));
