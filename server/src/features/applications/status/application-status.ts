import type { ApplicationStatus } from '@aarambh/contract';

/** Statuses an employer sets, in their order; they may be skipped, but never reverted. */
export type EmployerStatus = 'Viewed' | 'Shortlisted' | 'Interview' | 'Not selected';

/**
 * Application status: the allowed changes. Decided and closed applications are final; a withdrawn one may be sent
 * again.
 */
const allowedChanges: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  Sent: ['Viewed', 'Shortlisted', 'Interview', 'Not selected', 'Closed', 'Withdrawn'],
  Viewed: ['Shortlisted', 'Interview', 'Not selected', 'Closed', 'Withdrawn'],
  Shortlisted: ['Interview', 'Not selected', 'Closed', 'Withdrawn'],
  Interview: ['Not selected', 'Closed', 'Withdrawn'],
  'Not selected': [],
  Closed: [],
  Withdrawn: ['Sent'],
};

/** Whether an application may change from one status to another. */
export const canBecome = (from: ApplicationStatus, to: ApplicationStatus): boolean => allowedChanges[from].includes(to);

/** The statuses that may change to a status. */
export const statusesBefore = (to: ApplicationStatus): ApplicationStatus[] =>
  (Object.keys(allowedChanges) as ApplicationStatus[]).filter((from) => canBecome(from, to));
