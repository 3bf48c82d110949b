/** The upload page that applies for the vacancy afterwards (core §4). */
export const resumeAddress = (vacancyID: number): string => `/job-seeker/resume/${vacancyID}`;

/** The page of a vacancy: each kind has its own (core §2). */
export const vacancyPath = ({ vacancyID, isManualPostedJob }: { vacancyID: number; isManualPostedJob: boolean }) =>
  `/job/${isManualPostedJob ? 'mdetails' : 'details'}/${vacancyID}`;

export const MY_APPLICATIONS = '/job-seeker/applications';
