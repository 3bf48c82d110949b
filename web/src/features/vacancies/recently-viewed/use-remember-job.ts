import type { VacancyCard } from '@aarambh/contract';
import { useEffect } from 'react';
import { rememberJob } from './recent-jobs.ts';

/** Remembers a job as opened in this browser. */
export function useRememberJob(vacancy: VacancyCard): void {
  // Once per job: the card is made anew with each render.
  useEffect(() => rememberJob(vacancy), [vacancy.vacancyID]);
}
