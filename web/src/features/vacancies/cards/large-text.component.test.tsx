import type { VacancyCard as Vacancy } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network } from '../../../testing/network.ts';
import { withLargeText } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { JobCard } from './job-card.tsx';
import { VacancyCard } from './vacancy-card.tsx';

const vacancy = {
  ...{ vacancyID: 3, jobTitle: 'Accounts Executive', orgName: 'Kamaldharan Motors and Transport', orgLogo: '' },
  ...{ companyID: 4, locations: ['Pune'], experience: '1 Year', postedOn: '2026-11-01T00:00:00Z' },
  ...{ fromSalary: null, toSalary: null, salaryNotDisclose: true, skills: ['Tally'], isManualPostedJob: false },
} as unknown as Vacancy;

it.each([
  ['a list of few', VacancyCard],
  ['search results', JobCard],
])('on the card of %s the whole name of the company is shown with large text', async (_, Card) => {
  await network.reply('**/GetAppliedJobs/*', { json: [] });
  const screen = await renderScreen(() => (
    <main className="p-4">
      <Card vacancy={vacancy} now={new Date('2026-11-05T00:00:00Z')} />
    </main>
  ));
  const company = screen.getByText(vacancy.orgName);
  await withLargeText(async () => {
    const { clientHeight, scrollHeight, clientWidth, scrollWidth } = company.element();
    expect([scrollHeight, scrollWidth]).toEqual([clientHeight, clientWidth]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
