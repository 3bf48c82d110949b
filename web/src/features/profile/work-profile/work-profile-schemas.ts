import { experienceForm, genderForm, jobModeForm, noticePeriodForm, relocateForm, salaryForm } from '@aarambh/contract';
import { withDigits } from './with-digits.ts';

export const schemas = {
  gender: genderForm,
  noticePeriod: noticePeriodForm,
  relocate: relocateForm,
  jobMode: jobModeForm,
  salary: withDigits(salaryForm, ['data']),
  experience: withDigits(experienceForm, ['years', 'months']),
};
