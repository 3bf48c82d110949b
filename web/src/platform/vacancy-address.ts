/** Address of a vacancy; the kind decides between the two routes (core §2). */
export const vacancyAddress = ({ vacancyID, isManualPostedJob }: { vacancyID: number; isManualPostedJob: boolean }) =>
  `/job/${isManualPostedJob ? 'mdetails' : 'details'}/${vacancyID}`;
