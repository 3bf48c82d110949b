/** The upload page that applies for the vacancy afterwards (core §4). */
export const resumeAddress = (vacancyID: number): string => `/job-seeker/resume/${vacancyID}`;

/** The page of a manually posted vacancy, for the way back from sign-in. */
export const vacancyPath = (vacancyID: number): string => `/job/mdetails/${vacancyID}`;
