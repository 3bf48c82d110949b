import type { StaffCompanyDetails } from '@aarambh/contract';
import { Link } from 'react-router';
import { dateText } from '../../../platform/text/format.ts';
import { Button } from '../../../ui/index.ts';
import { useCompanyChanges } from './use-company-changes.ts';

const row = 'flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2';

/** Companies with the same name except for the legal form, to be merged into this one. */
export function LikelyCompanies({ company, search }: { company: StaffCompanyDetails; search: string }) {
  const { merge, busy } = useCompanyChanges();
  if (company.likely.length === 0) return null;
  return (
    <section aria-label="Likely duplicates" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3>Likely duplicates</h3>
      <ul className="grid gap-2">
        {company.likely.map((other) => (
          <li key={other.companyID} className={row}>
            <span className="min-w-0 wrap-anywhere">
              <Link to={`/companies/${other.companyID}${search}`}>{other.name}</Link>
              <span className="text-sm text-muted">
                {' '}
                {other.vacancies} {other.vacancies === 1 ? 'vacancy' : 'vacancies'}, {other.live} live
              </span>
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Merge into this one: ${other.name}`}
              disabled={busy}
              onClick={() => void merge(other, company)}
            >
              Merge into this one
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Companies that were merged into this one. */
export function Merges({ company }: { company: StaffCompanyDetails }) {
  const { undoMerge, busy } = useCompanyChanges();
  if (company.merges.length === 0) return null;
  return (
    <section aria-label="Merged into it" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3>Merged into it</h3>
      <ul className="grid gap-2">
        {company.merges.map((merge) => (
          <li key={merge.mergeID} className={row}>
            <span className="min-w-0 wrap-anywhere">
              {merge.name}
              <span className="text-sm text-muted">
                {' '}
                {merge.vacancies} {merge.vacancies === 1 ? 'vacancy' : 'vacancies'}, {merge.mergedBy},{' '}
                {dateText(merge.mergedOn)}
              </span>
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Undo the merge of ${merge.name}`}
              disabled={busy}
              onClick={() => void undoMerge(merge)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
