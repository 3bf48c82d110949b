import { applyTexts } from '@aarambh/contract';
import { Alert } from '../../ui/index.ts';
import type { Applying } from './use-apply.ts';

/** Says that this job was applied for before (core §2); keeps quiet otherwise. */
export function AppliedNotice({ applying, className }: { applying: Applying; className?: string | undefined }) {
  return (
    <div role="status" className={className}>
      {applying.applied && <Alert tone="success">{applyTexts.alreadyApplied}</Alert>}
    </div>
  );
}
