import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectFitsEveryScreen, expectNoShift } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

/** Each screen by its path below /staff, with its heading. */
const groups: Record<string, [path: string, heading: string][]> = {
  'vacancies and applicants': [
    ['today', 'Today'],
    ['vacancies', 'Vacancies'],
    ['vacancies/new', 'Post a vacancy'],
    ['companies', 'Companies'],
    ['companies?show=pairs', 'Companies'],
    ['applicants', 'Applicants'],
  ],
  'interviews and resumes': [
    ['interviews', 'Interviews'],
    ['interviews?view=week', 'Interviews'],
    ['interviews?view=walk-ins', 'Interviews'],
    ['interviews?view=fairs', 'Interviews'],
    ['resume-desk', 'Resume desk'],
  ],
  members: [
    ['members', 'Members'],
    ['support', 'Support'],
    ['messages?state=all', 'Messages'],
    ['messages?view=templates', 'Messages'],
    ['moderation', 'Moderation'],
    ['moderation?cause=picture', 'Moderation'],
    ['moderation/figures', 'Accuracy of moderation'],
    ['moderation/rules', 'Screening rules'],
  ],
  money: [
    ['purchases', 'Purchases'],
    ['purchases/gst', 'GST of a month'],
    ['offer', 'Plans and prices'],
    ['offer/coupons', 'Coupons'],
    ['figures', 'Figures'],
  ],
  staff: [
    ['approvals', 'Approvals'],
    ['audit', 'Audit'],
    ['operations', 'Operations'],
    ['settings', 'Settings'],
    ['staff', 'Staff'],
    ['account', 'My account'],
    ['nowhere', 'Page not found'],
  ],
};

const waitForContent = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

for (const [group, screens] of Object.entries(groups))
  test(`screens of ${group} fit, do not move and are accessible in both themes`, async ({ page, signInAsStaff }) => {
    const staff = await signInAsStaff(['admin']);
    for (const [path, heading] of screens) {
      await staff.open(path, heading);
      await waitForContent(page);
      await expectNoShift(page);
      await expectAccessibleInBothThemes(page);
      await expectFitsEveryScreen(page);
    }
  });
