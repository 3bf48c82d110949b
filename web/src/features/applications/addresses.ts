/** Address of the upload page that applies for the vacancy afterwards (core §4). */
export const resumeAddress = (vacancyID: number): string => `/job-seeker/resume/${vacancyID}`;

export const MY_APPLICATIONS = '/job-seeker/applications';
