import type { ApplicantStage, ApplicationStatus, MovableStage } from '@aarambh/contract';

/**
 * The status that an applicant sees at a stage: of an offer and a hiring that of the interview, with a note in the
 * timeline. The statuses of members' calls stay those of the specification.
 */
export function statusOf(stage: ApplicantStage): {
  status: ApplicationStatus;
  offer: 'Offered' | 'Hired' | null;
} {
  if (stage === 'New') return { status: 'Sent', offer: null };
  if (stage === 'Offered' || stage === 'Hired') return { status: 'Interview', offer: stage };
  return { status: stage, offer: null };
}

/** What the applicant reads beside a step when staff write no message. */
export const standardNotes: Partial<Record<MovableStage, string>> = {
  Offered: 'The employer wants to offer you this job and will contact you.',
  Hired: 'You have been hired. Congratulations!',
};

/** Why an applicant cannot be moved to a stage; undefined if that is possible. */
export function findRefusal(from: ApplicantStage, to: MovableStage): string | undefined {
  if (from === to) return `Is ${to} already.`;
  if (from === 'Withdrawn') return 'The applicant has withdrawn.';
  if (from === 'Closed') return 'The vacancy has ended.';
  if (from === 'Not selected') return 'Is not selected. Undo that first.';
  return undefined;
}
