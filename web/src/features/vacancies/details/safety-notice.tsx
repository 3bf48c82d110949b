import { brand } from '../../../platform/figures/brand.ts';
import { ShieldCheck } from '../../../ui/display/icons.tsx';
import { DetailsSection } from './details-section.tsx';

/** Reminds that applying is free and where to report requests for money. */
export function SafetyNotice({ title }: { title: string }) {
  const subject = encodeURIComponent(`Report a job: ${title}`);
  return (
    <DetailsSection title="Stay safe">
      <p className="flex gap-2 text-sm">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
        <span>
          Applying is free. If anyone asks you for money for this job,{' '}
          <a href={`mailto:${brand.supportEmail}?subject=${subject}`}>tell us</a> and do not pay.
        </span>
      </p>
    </DetailsSection>
  );
}
