/** Where a vacancy is shown: the flag of the card chooses between the two kinds (core §2). */
export const vacancyAddress = ({ vacancyID, isManualPostedJob }: { vacancyID: number; isManualPostedJob: boolean }) =>
  `/job/${isManualPostedJob ? 'mdetails' : 'details'}/${vacancyID}`;

/** The vacancies of one company. */
export const companyAddress = (companyID: number): string => `/job/by-company?id=${companyID}`;
