/** Address of the upload page that applies for the vacancy afterwards (core §4). */
export const resumeAddress = (vacancyID: number): string => `/job-seeker/resume/${vacancyID}`;

/** Address of a vacancy by kind (core §2). */
export const vacancyPath = ({ vacancyID, isManualPostedJob }: { vacancyID: number; isManualPostedJob: boolean }) =>
  `/job/${isManualPostedJob ? 'mdetails' : 'details'}/${vacancyID}`;

export const MY_APPLICATIONS = '/job-seeker/applications';
