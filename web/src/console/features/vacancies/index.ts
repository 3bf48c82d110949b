export { useSourceApproval } from './use-source-approval.ts';
export { VacancyStatus } from './vacancy-status.tsx';
