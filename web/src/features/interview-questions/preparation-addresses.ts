/** Questions for the skills of whoever is signed in. */
export const PREPARATION = '/interview/preparation';

/** Questions for a vacancy (commerce §2). */
export const preparationAddress = (vacancy: { vacancyID: number; isManualPostedJob: boolean }): string =>
  `/interview/preparation-by-jd/${vacancy.vacancyID}/${vacancy.isManualPostedJob}`;
