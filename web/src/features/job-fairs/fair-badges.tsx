import type { JobFair } from '@aarambh/contract';
import { Badge } from '../../ui/index.ts';
import { statusBadges } from './fair-texts.ts';

/** What a fair's status is, and that one is registered. */
export function FairBadges({ status, isRegistered }: Pick<JobFair, 'status' | 'isRegistered'>) {
  const { label, tone } = statusBadges[status];
  return (
    <p className="flex flex-wrap gap-2">
      {isRegistered && <Badge tone="brand">You are registered</Badge>}
      {/* What is registered for needs no invitation. */}
      {!(isRegistered && status === 'Open') && <Badge tone={tone}>{label}</Badge>}
    </p>
  );
}
