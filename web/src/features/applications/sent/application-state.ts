import type { ApplicationStatus, SentApplication } from '@aarambh/contract';
import type { Tone } from '../../../ui/index.ts';

/** Text of a status as a timeline entry. */
export const stepText: Record<ApplicationStatus, string> = {
  Sent: 'Sent to the employer',
  Viewed: 'Viewed by the employer',
  Shortlisted: 'Shortlisted',
  Interview: 'Interview scheduled',
  'Not selected': 'Not selected this time',
  Closed: 'The job has closed',
  Withdrawn: 'Withdrawn by you',
};

/** Badge tone of a status. */
export const toneOf: Record<ApplicationStatus, Tone> = {
  Sent: 'neutral',
  Viewed: 'info',
  Shortlisted: 'success',
  Interview: 'brand',
  'Not selected': 'neutral',
  Closed: 'neutral',
  Withdrawn: 'neutral',
};

const over: ReadonlySet<ApplicationStatus> = new Set(['Not selected', 'Closed', 'Withdrawn']);

/** Whether the application is active. */
export const isActive = ({ status, isLive }: Pick<SentApplication, 'status' | 'isLive'>): boolean =>
  isLive && !over.has(status);

export type Shown = 'all' | 'active' | 'closed';

/** Filters applications. */
export const filterApplications = <A extends Pick<SentApplication, 'status' | 'isLive'>>(
  all: A[],
  shown: Shown,
): A[] => (shown === 'all' ? all : all.filter((application) => isActive(application) === (shown === 'active')));
