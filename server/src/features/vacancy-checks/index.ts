export { vacancyCheckActions } from './check.actions.ts';
export { presentChecks, type ShownChecksColumn, shownChecks } from './shown-checks.queries.ts';
