/** The job that a report is about. */
export interface ReportedJob {
  vacancyID: number;
  jobTitle: string;
  orgName: string;
}

/** The page of the report form, for browsers without JavaScript and for links. */
export const reportAddress = ({ vacancyID }: Pick<ReportedJob, 'vacancyID'>): string => `/job/report/${vacancyID}`;
