import type { VacancyCard } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CardMore } from './card-more.tsx';
import { reservedSpace as Reserved } from './lazy-card-more.tsx';

const vacancy: VacancyCard = {
  vacancyID: 7,
  jobTitle: 'Kitchen Steward',
  orgName: 'Tulsi Granth',
  orgLogo: '',
  companyID: 1,
  locations: ['Pune'],
  experience: '1 Year',
  postedOn: '2026-11-24T00:00:00Z',
  fromSalary: null,
  toSalary: null,
  salaryNotDisclose: true,
  skills: [],
  isManualPostedJob: false,
};
const checkedOn = '2026-11-24T00:00:00Z';
const checked: VacancyCard = { ...vacancy, checks: [{ kind: 'source', checkedOn }] };
/** Their names are longer than a line. */
const allChecked: VacancyCard = {
  ...vacancy,
  checks: (['source', 'company-number', 'domain-mail', 'call'] as const).map((kind) => ({ kind, checkedOn })),
};

/** Height in CSS pixels of the foot of a card of that width. */
async function heightOfFoot(More: typeof CardMore | typeof Reserved, card: VacancyCard, width: number) {
  const screen = await renderScreen(() => (
    <div data-testid="foot" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm" style={{ width }}>
      <span style={{ width: 260 }}>Listed on 24 Nov 2026</span>
      <More vacancy={card} className="-ms-3 -me-2.5 -my-2" />
    </div>
  ));
  const foot = screen.getByTestId('foot');
  await expect.element(foot).toBeVisible();
  const { height } = foot.element().getBoundingClientRect();
  await screen.unmount();
  return height;
}

it('a card is as high before the code of its menu is loaded as after, on one line and on two', async () => {
  await page.viewport(768, 740);
  const heights: number[] = [];
  for (const card of [vacancy, checked, allChecked])
    for (const width of [340, 270]) {
      const height = await heightOfFoot(CardMore, card, width);
      expect(await heightOfFoot(Reserved, card, width)).toBe(height);
      heights.push(height);
    }
  // The menu needs a line of its own on the narrow card; checks have one on both, however many they are.
  expect(new Set(heights).size).toBe(4);
});
