import type { JobMode } from '@aarambh/contract';

/** Work modes, named as in vacancies. Their ids never change, because work profiles store them. */
export const jobModes: readonly JobMode[] = [
  { jobModeID: 1, jobMode: 'Work From Office' },
  { jobModeID: 2, jobMode: 'Work From Home' },
  { jobModeID: 3, jobMode: 'Hybrid' },
];

/** Finds a work mode by id, or by name in any case. */
export function findJobMode(idOrName: number | string): JobMode | undefined {
  const wanted = String(idOrName).toLowerCase();
  return jobModes.find(({ jobModeID, jobMode }) => String(jobModeID) === wanted || jobMode.toLowerCase() === wanted);
}
