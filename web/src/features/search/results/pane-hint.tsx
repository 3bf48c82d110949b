import { BriefcaseBusiness } from '../../../ui/display/icons.tsx';

/** Where a job opens beside the list on a wide screen, until one is open there. */
export function PaneHint() {
  return (
    <p className="hidden items-center gap-3 rounded-xl border border-dashed border-line-strong p-4 text-muted min-[75rem]:flex min-[75rem]:noscript:hidden">
      <BriefcaseBusiness aria-hidden="true" className="size-6" />
      Choose a job to read it here.
    </p>
  );
}
