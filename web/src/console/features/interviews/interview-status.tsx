import type { StaffInterview } from '@aarambh/contract';
import { Badge, type Tone } from '../../../ui/index.ts';

const tones: Record<StaffInterview['status'], Tone> = {
  Scheduled: 'info',
  Attended: 'success',
  'No-show': 'error',
  'Cancelled by candidate': 'neutral',
  'Cancelled by employer': 'neutral',
};

interface InterviewStatusProps {
  interview: StaffInterview;
  /** Breaks into lines in a narrow column. */
  wraps?: boolean | undefined;
}

/** The status of an interview, and what staff owe. */
export function InterviewStatus({ interview, wraps }: InterviewStatusProps) {
  const { status, isOutcomeMissing, isReplacementDue } = interview;
  const [tone, text] = isOutcomeMissing
    ? (['warning', 'Outcome missing'] as const)
    : isReplacementDue
      ? (['warning', 'Replacement due'] as const)
      : [tones[status], status];
  return (
    <Badge tone={tone} wraps={wraps}>
      {text}
    </Badge>
  );
}
