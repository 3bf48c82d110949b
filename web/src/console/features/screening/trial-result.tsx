import type { ScreeningTrial } from '@aarambh/contract';
import { Link } from 'react-router';
import { Alert } from '../../../ui/index.ts';

const count = (number: number): string => number.toLocaleString('en-IN');

/** What a changed rule would find among the vacancies of the last 30 days. */
export function TrialResult({ trial }: { trial: ScreeningTrial }) {
  const { screened, isCapped, before, after, heldLive, added } = trial;
  return (
    <section aria-label="Trial" className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg bg-sunken p-3 text-sm">
      <p>
        Of the {isCapped ? 'newest ' : ''}
        {count(screened)} vacancies of the last 30 days it finds {count(before)} now, and {count(after)} with the
        change.
      </p>
      {heldLive > 0 && (
        <Alert
          tone="warning"
          title={`${count(heldLive)} live ${heldLive === 1 ? 'vacancy' : 'vacancies'} would be held`}
        >
          Live vacancies stay live until they are edited or screened again.
        </Alert>
      )}
      {added.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {added.map(({ vacancyID, jobTitle, orgName, words }) => (
            <li key={vacancyID} className="wrap-anywhere">
              <Link to={`/vacancies/${vacancyID}`}>{jobTitle}</Link>, {orgName}: <q>{words}</q>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
