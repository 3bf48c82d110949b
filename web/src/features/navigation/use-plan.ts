import { FREE_PLAN } from '@aarambh/contract';
import { useSession } from '../../platform/session/session.ts';
import { useWatched } from './use-watched.ts';

const loadWatch = () => import('./watch-plan.ts').then(({ watchPlan }) => watchPlan);

/** The active-plans text of the signed-in account; 'Free Plan' until it is loaded or when that fails (commerce §9). */
export const usePlan = (): string => useWatched<string>(useSession()?.accountID, loadWatch, FREE_PLAN);
