import { brand } from '../../../lib/brand.ts';
import type { MailData, SearchAlertSection } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent, MailSection } from './mail-layout.ts';

const jobs = (count: number): string => (count === 1 ? '1 new job' : `${count} new jobs`);

const sectionOf = (
  { title, isCompany, path, count, jobs: named, unsubscribeLink }: SearchAlertSection,
  publicUrl: string,
): MailSection => ({
  heading: isCompany ? `${jobs(count)} at ${title}` : `${jobs(count)}: ${title}`,
  items: named.map((job) => ({
    label: job.jobTitle,
    link: `${publicUrl}${job.path}`,
    details: [
      [job.company, job.places].filter(Boolean).join(', '),
      [job.experience, job.pay].filter(Boolean).join(' · '),
    ].filter(Boolean),
  })),
  links: [
    { label: count > named.length ? `See all ${jobs(count)}` : 'See this list', link: `${publicUrl}${path}` },
    { label: 'End these alerts', link: unsubscribeLink },
  ],
});

/** Contents of the mails about new jobs of saved searches and followed companies. */
export const searchAlertMails: {
  'search-alert': (data: MailData['search-alert'], publicUrl: string) => MailContent;
} = {
  'search-alert': ({ fullName, count, sections, sectionCount, unsubscribeAllLink }, publicUrl) => {
    const [only] = sections;
    const isOne = sectionCount === 1 && only !== undefined;
    return {
      subject: isOne
        ? `${jobs(count)}${only.isCompany ? ' at' : ':'} ${only.title}`
        : `${jobs(count)} in ${sectionCount} of your saved searches`,
      preheader: (only?.jobs ?? []).map(({ jobTitle, company }) => `${jobTitle}, ${company}`).join('; '),
      greeting: greetingFor(fullName),
      before: [
        isOne && only.isCompany
          ? 'A company that you follow has published new jobs.'
          : // Also true for a first alert.
            `These new jobs match the ${isOne ? 'search' : 'searches'} that you saved.`,
      ],
      sections: sections.map((section) => sectionOf(section, publicUrl)),
      after:
        sectionCount > sections.length
          ? [`${sectionCount - sections.length} more of your searches have new jobs: ${publicUrl}/job/alerts`]
          : [],
      why: `You are receiving this mail because you saved ${isOne && only.isCompany ? 'this company' : 'these searches'} on ${brand.name}.`,
      footerLinks: [
        { label: 'Change how often you get alerts', link: `${publicUrl}/job/alerts` },
        { label: 'End all job alerts', link: unsubscribeAllLink },
      ],
    };
  },
};
