import { expect, type Locator, type Page } from '@playwright/test';

/** Presses keys and points, and counts both. Texts that are typed do not count. */
export function countKeys(page: Page) {
  const count = { keys: 0, points: 0 };
  return {
    count,
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) {
        count.keys += 1;
        await page.keyboard.press(key);
      }
    },
    type: (text: string): Promise<void> => page.keyboard.type(text),
    async point(at: Locator): Promise<void> {
      count.points += 1;
      await at.click();
    },
    /** Presses Tab until a field has the focus: a date has several stops. */
    async tabTo(field: Locator): Promise<void> {
      await expect(field).toBeVisible();
      const hasFocus = () => field.evaluate((element) => element === document.activeElement);
      for (let stops = 0; stops < 10 && !(await hasFocus()); stops += 1) {
        count.keys += 1;
        await page.keyboard.press('Tab');
      }
      await expect(field).toBeFocused();
    },
  };
}
