import type { InterviewScheduleItem, InterviewStatus } from '@aarambh/contract';
import { Badge, type Tone } from '../../../ui/index.ts';

const tones: Record<InterviewStatus, Tone> = {
  Scheduled: 'info',
  Attended: 'success',
  'No-show': 'neutral',
  'Cancelled by you': 'neutral',
  'Cancelled by employer': 'error',
};

/** Status of an interview. A past one waits for the employer's result. */
export function StatusBadge({ interview }: { interview: InterviewScheduleItem }) {
  const { status, isUpcoming } = interview;
  if (status === 'Scheduled' && !isUpcoming) return <Badge>Result awaited</Badge>;
  return <Badge tone={tones[status]}>{status}</Badge>;
}
