import type { StaffVacancyStatus } from '@aarambh/contract';
import { Badge, type Tone } from '../../../ui/index.ts';

const tones: Record<StaffVacancyStatus, Tone> = {
  draft: 'info',
  live: 'success',
  paused: 'info',
  closed: 'neutral',
  expired: 'neutral',
};

/** Names of statuses: 'live' is "Live". */
export const statusLabel = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1);

/** The status of a vacancy. */
export const VacancyStatus = ({ status }: { status: StaffVacancyStatus }) => (
  <Badge tone={tones[status]}>{statusLabel(status)}</Badge>
);
