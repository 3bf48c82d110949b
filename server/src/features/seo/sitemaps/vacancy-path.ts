import type { VacancyKind } from '../../../infra/database/schema.ts';

/** Path of the page of a vacancy. */
export const vacancyPath = ({ id, kind }: { id: number; kind: VacancyKind }): string =>
  `/job/${kind === 'manual' ? 'mdetails' : 'details'}/${id}`;
