import type { ServiceStatusItem } from '@aarambh/contract';
import { shortDate } from '../../platform/text/format.ts';

type Dates = Pick<ServiceStatusItem, 'boughtOn' | 'startedOn' | 'completedOn'>;

/** Step of a service's lifecycle; `on` is its date, empty until it is done. */
export interface ServiceStep {
  name: 'Bought' | 'Started' | 'Completed';
  on: string;
  isDone: boolean;
}

/** Colour of a service's badge: completed once it has a completion date, in progress before (core §4). */
export const badgeTone = ({ completedOn }: Pick<Dates, 'completedOn'>): 'success' | 'info' =>
  completedOn ? 'success' : 'info';

/** The steps of a service, dates as dd-MMM-yyyy. A completed service counts as started, also without a start date. */
export const stepsOf = ({ boughtOn, startedOn, completedOn }: Dates): ServiceStep[] =>
  (
    [
      ['Bought', boughtOn],
      ['Started', startedOn || completedOn],
      ['Completed', completedOn],
    ] as const
  ).map(([name, on]) => ({ name, on: on && shortDate(on), isDone: on !== '' }));
