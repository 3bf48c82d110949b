import type { EducationEntry, EmploymentEntry } from '@aarambh/contract';
import { lazy, Suspense } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { periodText } from '../../../platform/text/month-text.ts';
import { Skeleton } from '../../../ui/index.ts';
import { removeEducation, removeEmployment, saveEducation, saveEmployment } from './history.api.ts';
import { HistoryCard } from './history-card.tsx';
import { useHistory } from './use-history.ts';

// Loaded lazily: most visits only read the lists.
const EmploymentForm = lazy(() =>
  import('./employment-form.tsx').then((module) => ({ default: module.EmploymentForm })),
);
const EducationForm = lazy(() => import('./education-form.tsx').then((module) => ({ default: module.EducationForm })));

const FormLoading = () => <Skeleton className="h-56 rounded-lg" />;

const joinText = (...parts: string[]): string => parts.filter(Boolean).join(', ');

/** Jobs of the member, latest first. */
export function EmploymentCard({ accountID }: { accountID: number }) {
  const { query, show } = useHistory(accountID);
  return (
    <HistoryCard<EmploymentEntry>
      id="employment"
      heading="Employment"
      noun="job"
      empty="No jobs added yet. Employers look at what you did last."
      query={query}
      rows={(query.data?.employment ?? []).map((entry) => ({
        id: entry.employmentID,
        entry,
        title: entry.jobTitle,
        details: [joinText(entry.company, entry.place), periodText(entry), entry.description],
      }))}
      remove={async ({ id }) => {
        show(await removeEmployment(api, accountID, id));
      }}
      restore={async ({ entry: { employmentID: _id, ...entry } }) => {
        show(await saveEmployment(api, { ...entry, accountID }));
      }}
      renderForm={(entry, onDone) => (
        <Suspense fallback={<FormLoading />}>
          <EmploymentForm
            accountID={accountID}
            entry={entry}
            onSave={async (values) => {
              show(await saveEmployment(api, values));
            }}
            onDone={onDone}
          />
        </Suspense>
      )}
    />
  );
}

/** Education of the member, latest first. */
export function EducationCard({ accountID }: { accountID: number }) {
  const { query, show } = useHistory(accountID);
  return (
    <HistoryCard<EducationEntry>
      id="education"
      heading="Education"
      noun="education"
      empty="No education added yet. Add your highest qualification first."
      query={query}
      rows={(query.data?.education ?? []).map((entry) => ({
        id: entry.educationID,
        entry,
        title: joinText(entry.qualification, entry.subject),
        details: [entry.institute, joinText(entry.year, entry.grade)],
      }))}
      remove={async ({ id }) => {
        show(await removeEducation(api, accountID, id));
      }}
      restore={async ({ entry: { educationID: _id, ...entry } }) => {
        show(await saveEducation(api, { ...entry, accountID }));
      }}
      renderForm={(entry, onDone) => (
        <Suspense fallback={<FormLoading />}>
          <EducationForm
            accountID={accountID}
            entry={entry}
            onSave={async (values) => {
              show(await saveEducation(api, values));
            }}
            onDone={onDone}
          />
        </Suspense>
      )}
    />
  );
}
