export { vacancyCheckActions } from './check.actions.ts';
export { endOutdatedChecks } from './outdated-checks.queries.ts';
export { presentChecks, type ShownChecksColumn, shownChecks } from './shown-checks.queries.ts';
export {
  type CheckedCompany,
  checkedCompanies,
  isHeldCompanyCheck,
  isVouched,
  listCheckedVacancies,
} from './vouched-vacancies.queries.ts';
