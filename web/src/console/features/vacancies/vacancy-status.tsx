import type { StaffVacancyStatus } from '@aarambh/contract';
import { Badge, type Tone } from '../../../ui/index.ts';
import { statusLabel } from './vacancy-filters.tsx';

const tones: Record<StaffVacancyStatus, Tone> = {
  draft: 'info',
  live: 'success',
  paused: 'info',
  closed: 'neutral',
  expired: 'neutral',
};

/** The status of a vacancy. */
export const VacancyStatus = ({ status }: { status: StaffVacancyStatus }) => (
  <Badge tone={tones[status]}>{statusLabel(status)}</Badge>
);
