import type { ServiceStatusItem } from '@aarambh/contract';
import { shortDate } from '../../platform/text/format.ts';

type Moments = Pick<ServiceStatusItem, 'boughtOn' | 'startedOn' | 'completedOn'>;

/** A step of a service's life; `on` is empty while it has not come. */
export interface ServiceStep {
  name: 'Bought' | 'Started' | 'Completed';
  on: string;
  isDone: boolean;
}

/** How a service's badge looks: completed once it has a date of completion, in progress before (core §4). */
export const badgeTone = ({ completedOn }: Pick<Moments, 'completedOn'>): 'success' | 'info' =>
  completedOn ? 'success' : 'info';

/** The steps of a service, dates as dd-MMM-yyyy. One that was completed at once was started as well. */
export const stepsOf = ({ boughtOn, startedOn, completedOn }: Moments): ServiceStep[] =>
  (
    [
      ['Bought', boughtOn],
      ['Started', startedOn || completedOn],
      ['Completed', completedOn],
    ] as const
  ).map(([name, on]) => ({ name, on: on && shortDate(on), isDone: on !== '' }));
