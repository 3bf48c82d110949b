import { Link } from 'react-router';
import { Alert } from '../../../ui/index.ts';
import type { RuleTrial } from './use-rule-trial.ts';

const count = (number: number): string => number.toLocaleString('en-IN');

/** What a changed rule would find among the vacancies of the last 30 days; so far, while not all are screened. */
export function TrialResult({ trial }: { trial: RuleTrial }) {
  const { screened, total, isComplete, before, after, heldLive, added } = trial;
  return (
    <section aria-label="Trial" className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg bg-sunken p-3 text-sm">
      <p>
        {isComplete ? 'Of all ' : 'Of the newest '}
        {count(screened)}
        {!isComplete && ` of ${count(total)}`} vacancies of the last 30 days it finds {count(before)} now, and{' '}
        {count(after)} with the change.
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
