import type { ManualVacancy, StandardVacancy } from '@aarambh/contract';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { vacancyAddress } from '../../../../platform/public-addresses.ts';
import { salaryText } from '../../../../platform/text/format.ts';
import type { Loaded } from '../load-vacancy.ts';

/** Title, description and structured data of a details page; noindex without a vacancy. */
export function vacancyMeta(
  loaded: Loaded<StandardVacancy | ManualVacancy> | undefined,
  company: string,
  publicUrl: string,
): MetaDescriptor[] {
  if (!loaded || !('vacancy' in loaded)) {
    const title = loaded && 'isFraud' in loaded ? 'Job Removed: It Was a Fraud' : 'Job Not Available';
    return pageMeta({ title, description: '', publicUrl, path: '', hidden: true });
  }
  const { vacancy, posting } = loaded;
  const places = vacancy.locations.slice(0, 3).join(', ');
  const tags = pageMeta({
    title: `${vacancy.jobTitle} at ${company}${places && `, ${places}`}`,
    description: `${company} is hiring: ${vacancy.jobTitle}${places && ` in ${places}`}. ${salaryText(vacancy)}. Applying is free.`,
    publicUrl,
    path: vacancyAddress(vacancy),
    socialCard: {
      path: `/pictures/vacancies/${vacancy.vacancyID}.png`,
      alt: `${vacancy.jobTitle} at ${company}${places && `, ${places}`}. ${salaryText(vacancy)}.`,
    },
  });
  return posting ? [...tags, { 'script:ld+json': posting as Record<string, string> }] : tags;
}
