import { genders, noticePeriods, type ProfileDetails, relocateAnswers } from '@aarambh/contract';
import { lazy } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { rupees } from '../../../platform/text/format.ts';
import { EmptyRows, useEmptyRows } from './empty-rows.ts';
import { JobModeRow } from './job-mode-row.tsx';
import {
  type ExperienceChange,
  type SalaryChange,
  saveExperience,
  saveGender,
  saveNoticePeriod,
  saveRelocation,
  saveSalary,
} from './work-profile.api.ts';
import { WorkProfileChoiceRow } from './work-profile-choice-row.tsx';
import { WorkProfileRow } from './work-profile-row.tsx';

const ExperienceForm = lazy(() => import('./experience-form.tsx').then((m) => ({ default: m.ExperienceForm })));
const SalaryForm = lazy(() => import('./salary-form.tsx').then((m) => ({ default: m.SalaryForm })));

interface WorkProfileRowsProps {
  accountID: number;
  details: ProfileDetails;
  prepare: () => Promise<unknown>;
  onSaved: (change: Partial<ProfileDetails>) => void;
}

/** Loaded lazily: a page view needs no schemas. */
const schemas = () => import('./work-profile-schemas.ts').then((module) => module.schemas);

/** The six rows of the work profile (core §2). */
export function WorkProfileRows({ accountID, details, prepare, onSaved }: WorkProfileRowsProps) {
  const salary = details.currentAnnualSalary;
  const emptyRows = useEmptyRows([
    ['Gender', details.gender],
    ['Current Experience', details.currentExperience],
    ['Current Annual Salary (INR)', salary === null ? '' : rupees(salary)],
    ['Notice Period', details.noticePeriod],
    ['Ready To Relocate', details.readyToReallocate],
    ['Work Mode', details.jobMode],
  ]);
  return (
    <EmptyRows value={emptyRows}>
      <dl>
        <WorkProfileChoiceRow
          accountID={accountID}
          label="Gender"
          value={details.gender}
          options={genders}
          schema={() => schemas().then(({ gender }) => gender)}
          prepare={prepare}
          save={(values) => saveGender(api, values)}
          onSaved={(gender) => onSaved({ gender })}
        />
        <WorkProfileRow
          label="Current Experience"
          value={details.currentExperience}
          prepare={prepare}
          save={(values: ExperienceChange) => saveExperience(api, values)}
          onSaved={({ years, months }) =>
            onSaved({ years, months, currentExperience: `${years} Year(s), ${months} Month(s)` })
          }
        >
          {(draft, onSave) => (
            <ExperienceForm
              accountID={accountID}
              years={draft?.years ?? details.years}
              months={draft?.months ?? details.months}
              onSave={onSave}
            />
          )}
        </WorkProfileRow>
        <WorkProfileRow
          label="Current Annual Salary (INR)"
          value={salary === null ? '' : rupees(salary)}
          prepare={prepare}
          save={(values: SalaryChange) => saveSalary(api, values)}
          onSaved={({ data }) => onSaved({ currentAnnualSalary: data })}
        >
          {(draft, onSave) => <SalaryForm accountID={accountID} salary={draft?.data ?? salary} onSave={onSave} />}
        </WorkProfileRow>
        <WorkProfileChoiceRow
          accountID={accountID}
          label="Notice Period"
          value={details.noticePeriod}
          options={noticePeriods}
          schema={() => schemas().then(({ noticePeriod }) => noticePeriod)}
          prepare={prepare}
          save={(values) => saveNoticePeriod(api, values)}
          onSaved={(noticePeriod) => onSaved({ noticePeriod })}
        />
        <WorkProfileChoiceRow
          accountID={accountID}
          label="Ready To Relocate"
          value={details.readyToReallocate}
          options={relocateAnswers}
          schema={() => schemas().then(({ relocate }) => relocate)}
          prepare={prepare}
          save={(values) => saveRelocation(api, values)}
          onSaved={(readyToReallocate) => onSaved({ readyToReallocate })}
        />
        <JobModeRow
          accountID={accountID}
          value={details.jobMode}
          jobModeID={details.jobModeID}
          prepare={prepare}
          onSaved={(jobModeID, jobMode) => onSaved({ jobModeID, jobMode })}
        />
      </dl>
    </EmptyRows>
  );
}
