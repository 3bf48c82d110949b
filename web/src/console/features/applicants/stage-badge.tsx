import type { ApplicantStage } from '@aarambh/contract';
import { Badge, type Tone } from '../../../ui/index.ts';

const tones: Record<ApplicantStage, Tone> = {
  New: 'info',
  Viewed: 'neutral',
  Shortlisted: 'brand',
  Interview: 'brand',
  Offered: 'success',
  Hired: 'success',
  'Not selected': 'error',
  Closed: 'neutral',
  Withdrawn: 'neutral',
};

/** The stage of an applicant. */
export const StageBadge = ({ stage }: { stage: ApplicantStage }) => <Badge tone={tones[stage]}>{stage}</Badge>;
