export { ReportLink } from './report-link.tsx';
export { type ReportedJob, reportAddress } from './reported-job.ts';
export { useReportSheet } from './use-report-sheet.tsx';
