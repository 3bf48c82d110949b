import { companySlug } from '@aarambh/contract';

export { vacancyAddress } from '../../platform/vacancy-address.ts';

/** Address of a company with its vacancies. */
export const companyAddress = (companyID: number, name: string): string => `/companies/${companySlug(name, companyID)}`;
