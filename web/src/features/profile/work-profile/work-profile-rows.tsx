import { genders, noticePeriods, type ProfileDetails, relocateAnswers } from '@aarambh/contract';
import { lazy } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { rupees } from '../../../platform/text/format.ts';
import { ChoiceRow } from '../preferences/choice-row.tsx';
import { JobModeRow } from '../preferences/job-mode-row.tsx';
import {
  changeExperience,
  changeGender,
  changeNoticePeriod,
  changeRelocation,
  changeSalary,
  type ExperienceChange,
  type SalaryChange,
} from '../profile.api.ts';
import { WorkProfileRow } from './work-profile-row.tsx';

const ExperienceForm = lazy(() =>
  import('../preferences/experience-form.tsx').then((m) => ({ default: m.ExperienceForm })),
);
const SalaryForm = lazy(() => import('../preferences/salary-form.tsx').then((m) => ({ default: m.SalaryForm })));

interface WorkProfileRowsProps {
  accountID: number;
  known: ProfileDetails;
  prepare: () => Promise<unknown>;
  onSaved: (change: Partial<ProfileDetails>) => void;
}

/** Fetched when a dialog is first filled in: a page that is only read does not load the schemas. */
const schemas = () => import('./work-profile-schemas.ts').then((module) => module.schemas);

/** The six lines of the work profile, in their order (core §2). */
export function WorkProfileRows({ accountID, known, prepare, onSaved }: WorkProfileRowsProps) {
  const salary = known.currentAnnualSalary;
  return (
    <dl>
      <ChoiceRow
        accountID={accountID}
        label="Gender"
        value={known.gender}
        options={genders}
        schema={() => schemas().then(({ gender }) => gender)}
        prepare={prepare}
        save={(values) => changeGender(api, values)}
        onSaved={(gender) => onSaved({ gender })}
      />
      <WorkProfileRow
        label="Current Experience"
        value={known.currentExperience}
        prepare={prepare}
        save={(values: ExperienceChange) => changeExperience(api, values)}
        onSaved={({ years, months }) =>
          onSaved({ years, months, currentExperience: `${years} Year(s), ${months} Month(s)` })
        }
      >
        {(draft, onSave) => (
          <ExperienceForm
            accountID={accountID}
            years={draft?.years ?? known.years}
            months={draft?.months ?? known.months}
            onSave={onSave}
          />
        )}
      </WorkProfileRow>
      <WorkProfileRow
        label="Current Annual Salary (INR)"
        value={salary === null ? '' : rupees(salary)}
        prepare={prepare}
        save={(values: SalaryChange) => changeSalary(api, values)}
        onSaved={({ data }) => onSaved({ currentAnnualSalary: data })}
      >
        {(draft, onSave) => <SalaryForm accountID={accountID} salary={draft?.data ?? salary} onSave={onSave} />}
      </WorkProfileRow>
      <ChoiceRow
        accountID={accountID}
        label="Notice Period"
        value={known.noticePeriod}
        options={noticePeriods}
        schema={() => schemas().then(({ noticePeriod }) => noticePeriod)}
        prepare={prepare}
        save={(values) => changeNoticePeriod(api, values)}
        onSaved={(noticePeriod) => onSaved({ noticePeriod })}
      />
      <ChoiceRow
        accountID={accountID}
        label="Ready To Relocate"
        value={known.readyToReallocate}
        options={relocateAnswers}
        schema={() => schemas().then(({ relocate }) => relocate)}
        prepare={prepare}
        save={(values) => changeRelocation(api, values)}
        onSaved={(readyToReallocate) => onSaved({ readyToReallocate })}
      />
      <JobModeRow
        accountID={accountID}
        value={known.jobMode}
        jobModeID={known.jobModeID}
        prepare={prepare}
        onSaved={(jobModeID, jobMode) => onSaved({ jobModeID, jobMode })}
      />
    </dl>
  );
}
