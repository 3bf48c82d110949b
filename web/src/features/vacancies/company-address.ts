import { companySlug } from '@aarambh/contract';

/** Address of a company with its vacancies. */
export const companyAddress = (companyID: number, name: string): string => `/companies/${companySlug(name, companyID)}`;
