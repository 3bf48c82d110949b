import type { JobMode } from '@aarambh/contract';

/** Work modes in the words vacancies use; ids never change, work profiles point at them. */
export const jobModes: readonly JobMode[] = [
  { jobModeID: 1, jobMode: 'Work From Office' },
  { jobModeID: 2, jobMode: 'Work From Home' },
  { jobModeID: 3, jobMode: 'Hybrid' },
];

/** The work mode of an id, or of a name in any case. */
export function findJobMode(idOrName: number | string): JobMode | undefined {
  const wanted = String(idOrName).toLowerCase();
  return jobModes.find(({ jobModeID, jobMode }) => String(jobModeID) === wanted || jobMode.toLowerCase() === wanted);
}
