import type { ApplicantStage } from '@aarambh/contract';
import { dateTimeText, timeOfDay } from '../../../platform/text/format.ts';

interface Step {
  stage: ApplicantStage;
  on: string;
  note: string;
  actor: string;
  isUndone: boolean;
  shownOn: string | null;
}

/** The steps of an application, newest first, and what the applicant does not see yet. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <section aria-label="Timeline" className="grid gap-2">
      <h3>Timeline</h3>
      <ol className="grid gap-2">
        {steps.toReversed().map(({ stage, on, note, actor, isUndone, shownOn }) => (
          <li key={`${on} ${stage}`} className="border-s-2 border-line ps-3 text-sm">
            <p>
              <span className={isUndone ? 'font-semibold line-through' : 'font-semibold'}>{stage}</span>
              <span className="text-muted">
                {' '}
                by {actor}, {dateTimeText(on)}
                {isUndone && ', undone before the applicant saw it'}
                {shownOn && !isUndone && `, shown to the applicant at ${timeOfDay(shownOn)}`}
              </span>
            </p>
            {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
