import { decisionReasonText, type ModerationEntry } from '@aarambh/contract';
import { dateTimeText } from '../../../platform/text/format.ts';
import { entryTexts, originTexts } from './case-texts.ts';

/** The decisions and notes of a case, oldest first. */
export function CaseHistory({ entries }: { entries: readonly ModerationEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label="Decisions and notes" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3>Decisions and notes</h3>
      <ol className="grid gap-3">
        {entries.map(({ entryID, kind, origin, reason, note, by, at, isUndone }) => (
          <li key={entryID} className="grid gap-1 border-s-2 border-line ps-3 text-sm">
            <p className="text-muted">
              <span className="font-semibold text-ink">{by}</span> {entryTexts[kind]}
              {originTexts[origin]}
              {isUndone && ' (undone)'}, {dateTimeText(at)}
            </p>
            {reason && <p>{decisionReasonText(reason)}</p>}
            {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
