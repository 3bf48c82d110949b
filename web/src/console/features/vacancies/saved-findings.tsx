import type { SavedVacancy } from '@aarambh/contract';
import { LinkButton } from '../../../ui/index.ts';

/** The screening findings of a saved vacancy, and their consequence. */
export function SavedFindings({ saved: { vacancyID, isHeld, findings } }: { saved: SavedVacancy }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        {isHeld
          ? 'It is saved, but job seekers do not see it until moderation has decided.'
          : 'It is saved, and moderation will review it.'}
      </p>
      <ol aria-label="Findings" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {findings
          .filter(({ level }) => level !== 'low')
          .map(({ rule, field, words, explanation }) => (
            <li key={`${rule} ${field}`} className="grid gap-1 rounded-lg bg-sunken p-3 text-sm">
              {words && <q className="font-semibold wrap-anywhere">{words}</q>}
              <p className="wrap-anywhere">{explanation}</p>
            </li>
          ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <LinkButton size="small" to={`/vacancies/${vacancyID}`}>
          Show the vacancy
        </LinkButton>
      </div>
    </div>
  );
}
