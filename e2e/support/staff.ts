import { problemSchema } from '@aarambh/contract';
import { expect, type Page } from '@playwright/test';
import { intercept } from './browser/intercept.ts';
import { openScriptlessPage } from './browser/open-scriptless-page.ts';
import { type StaffMember, takeCode } from './staff-members.ts';

/** A page of the staff console with a signed-in staff member. */
export class StaffPage {
  readonly page: Page;
  readonly member: StaffMember;

  private constructor(page: Page, member: StaffMember) {
    this.page = page;
    this.member = member;
  }

  /** Stores the session of a staff member in the browser, like signing in. */
  static async signIn(page: Page, member: StaffMember): Promise<StaffPage> {
    await openScriptlessPage(page);
    const { token, expiration, staff } = member;
    await page.evaluate((session) => localStorage.setItem('staff-session', JSON.stringify(session)), {
      token,
      expiration,
      staff,
    });
    return new StaffPage(page, member);
  }

  /** Opens a screen by its path below /staff and waits for its heading. */
  async open(path: string, heading: string | RegExp): Promise<void> {
    await this.page.goto(`/staff/${path}`);
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  /** The first call of a path is refused as if the last code were too old; the console then asks for one. */
  async expireFactorOnce(path: string): Promise<void> {
    const problem = problemSchema.parse({
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      detail: 'Please enter a code from your authenticator app to continue.',
      code: 'factor_needed',
    });
    await intercept(this.page, `**/api/${path}`, (route) => route.fulfill({ status: 403, json: problem }), {
      maxRequests: 1,
    });
  }

  /** Gives a code when the console asks for a fresh one; not asked for in the first ten minutes of a session. */
  async confirmFactor(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Confirm your identity' });
    await dialog.getByRole('textbox').fill(takeCode(this.member));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Answers the question for a reason. */
  async giveReason(title: string | RegExp, reason: string, button: string | RegExp): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
  }
}
