import type { VacancyFit } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../../platform/session/session.ts';
import { Check, CircleAlert, MapPin } from '../../../../ui/display/icons.tsx';
import { classNames } from '../../../../ui/index.ts';
import { findVacancyFit } from '../../../applications/index.ts';
import { type FitFact, fitFacts } from './fit-facts.ts';
import { FitSkeleton } from './fit-skeleton.tsx';

const icons = { good: Check, bad: CircleAlert, neutral: MapPin };
const tones = { good: 'bg-good-soft text-good', bad: 'bg-sunken text-ink', neutral: 'bg-sunken text-ink' };

function FitChip({ tone, text }: FitFact) {
  const Icon = icons[tone];
  return (
    <li
      className={classNames(
        'inline-flex min-w-0 items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold',
        tones[tone],
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </li>
  );
}

/** The fit of a vacancy; undefined while it loads, null when it cannot be loaded. */
function useVacancyFit(vacancyID: number): VacancyFit | null | undefined {
  const accountID = useSession()?.accountID;
  const [fit, setFit] = useState<VacancyFit | null>();
  useEffect(() => {
    if (accountID === undefined) return;
    let current = true;
    findVacancyFit(accountID, vacancyID).then(
      (found) => current && setFit(found),
      () => current && setFit(null),
    );
    return () => {
      current = false;
    };
  }, [accountID, vacancyID]);
  return fit;
}

/** How a vacancy fits the signed-in member, in chips. */
export default function FitChips({ vacancyID }: { vacancyID: number }) {
  const fit = useVacancyFit(vacancyID);
  if (fit === undefined) return <FitSkeleton />;
  if (fit === null) return <p className="text-sm text-muted">How this job fits you could not be loaded.</p>;
  const facts = fitFacts(fit);
  if (facts.length === 0)
    return (
      <p className="text-sm text-muted">
        <Link to="/profile/update">Complete your profile</Link> to see how this job fits you.
      </p>
    );
  return (
    <ul aria-label="How it fits you" className="flex flex-wrap gap-2">
      {facts.map((fact) => (
        <FitChip key={fact.text} {...fact} />
      ))}
    </ul>
  );
}
