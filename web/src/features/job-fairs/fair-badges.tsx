import type { JobFair } from '@aarambh/contract';
import { Badge } from '../../ui/index.ts';
import { statusBadges } from './fair-texts.ts';

/** Badges for the status of a fair and the registration. */
export function FairBadges({ status, isRegistered }: Pick<JobFair, 'status' | 'isRegistered'>) {
  const { label, tone } = statusBadges[status];
  return (
    <p className="flex flex-wrap gap-2">
      {isRegistered && <Badge tone="brand">You are registered</Badge>}
      {/* A registered user needs no invitation to register. */}
      {!(isRegistered && status === 'Open') && <Badge tone={tone}>{label}</Badge>}
    </p>
  );
}
