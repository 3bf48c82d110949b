import { brand } from '../../../../platform/figures/brand.ts';
import type { TermsPart } from './terms-texts.ts';

/** The terms and conditions of a kind of plan. */
export function Terms({ updated, parts }: { updated: string; parts: readonly TermsPart[] }) {
  return (
    <>
      <p className="text-muted">Last updated: {updated}</p>
      <p className="mt-2">
        These terms are between you and {brand.name}. Please read them to the end. By accepting them you order the plan
        shown on this page.
      </p>
      {parts.map(({ title, points }) => (
        <div key={title} className="mt-4">
          <h3 className="text-base">{title}</h3>
          <ul className="mt-1 grid list-disc gap-1 ps-5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
