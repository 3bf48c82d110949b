import { rupees } from '../../../platform/text/format.ts';

/** '25' as '₹25,000+ a month'. */
export const payLabel = (step: string): string => `${rupees(Number(step) * 1_000)}+ a month`;
