import { CREDIT_RETURN_HOURS } from '@aarambh/contract';

/** What a vacancy credit is used for, and how it is returned (docs/decisions/0041). */
export const CreditRule = ({ className }: { className?: string }) => (
  <p className={className}>
    Each job on your priority listing uses one vacancy credit. No credit is used for a job that your free listing or a
    job alert has shown you, or that you have opened, saved or applied to. If a listed job is not relevant, return its
    credit within {CREDIT_RETURN_HOURS} hours: the job then leaves your listing for good.
  </p>
);
