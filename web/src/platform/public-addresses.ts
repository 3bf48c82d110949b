import { companySlug } from '@aarambh/contract';

/** Address of a vacancy; the kind decides between the two routes (core §2). */
export const vacancyAddress = ({ vacancyID, isManualPostedJob }: { vacancyID: number; isManualPostedJob: boolean }) =>
  `/job/${isManualPostedJob ? 'mdetails' : 'details'}/${vacancyID}`;

/** Address of a company with its vacancies. */
export const companyAddress = (companyID: number, name: string): string => `/companies/${companySlug(name, companyID)}`;
