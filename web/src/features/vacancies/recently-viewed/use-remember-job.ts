import type { VacancyCard } from '@aarambh/contract';
import { useEffect } from 'react';
import { rememberJob } from './recent-jobs.ts';

/** Stores a job as opened in this browser. */
export function useRememberJob(vacancy: VacancyCard): void {
  // Once per job: the card is recreated with each render.
  useEffect(() => rememberJob(vacancy), [vacancy.vacancyID]);
}
