import type { ApplicationStatus, SentApplication } from '@aarambh/contract';
import type { Tone } from '../../../ui/index.ts';

/** What a state is called where it is told as something that happened. */
export const stepText: Record<ApplicationStatus, string> = {
  Sent: 'Sent to the employer',
  Viewed: 'Viewed by the employer',
  Shortlisted: 'Shortlisted',
  Interview: 'Interview scheduled',
  'Not selected': 'Not selected this time',
  Closed: 'The job has closed',
  Withdrawn: 'Withdrawn by you',
};

/** The colour of a state's badge; its words carry the meaning. */
export const toneOf: Record<ApplicationStatus, Tone> = {
  Sent: 'neutral',
  Viewed: 'info',
  Shortlisted: 'success',
  Interview: 'brand',
  'Not selected': 'warning',
  Closed: 'neutral',
  Withdrawn: 'neutral',
};

const over: ReadonlySet<ApplicationStatus> = new Set(['Not selected', 'Closed', 'Withdrawn']);

/** Whether something may still come of it. */
export const isActive = ({ status, isLive }: Pick<SentApplication, 'status' | 'isLive'>): boolean =>
  isLive && !over.has(status);

export type Shown = 'all' | 'active' | 'closed';

/** The applications a filter leaves. */
export const filterApplications = <A extends Pick<SentApplication, 'status' | 'isLive'>>(
  all: A[],
  shown: Shown,
): A[] => (shown === 'all' ? all : all.filter((application) => isActive(application) === (shown === 'active')));
