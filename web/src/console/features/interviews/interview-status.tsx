import type { StaffInterview } from '@aarambh/contract';
import { Badge, type Tone } from '../../../ui/index.ts';

const tones: Record<StaffInterview['status'], Tone> = {
  Scheduled: 'info',
  Attended: 'success',
  'No-show': 'error',
  'Cancelled by candidate': 'neutral',
  'Cancelled by employer': 'neutral',
};

/** The status of an interview, and what staff owe. */
export function InterviewStatus({ interview }: { interview: StaffInterview }) {
  if (interview.isOutcomeMissing) return <Badge tone="warning">Outcome missing</Badge>;
  if (interview.isReplacementDue) return <Badge tone="warning">Replacement due</Badge>;
  return <Badge tone={tones[interview.status]}>{interview.status}</Badge>;
}
