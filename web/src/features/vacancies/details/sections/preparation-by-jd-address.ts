/** Address of the interview questions for a vacancy (commerce §2). */
export const preparationByJdAddress = (vacancy: { vacancyID: number; isManualPostedJob: boolean }): string =>
  `/interview/preparation-by-jd/${vacancy.vacancyID}/${vacancy.isManualPostedJob}`;
