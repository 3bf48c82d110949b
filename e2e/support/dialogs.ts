import { expect, type Page } from '@playwright/test';

/** Expects a message dialog with a text and closes it. */
export async function closeMessage(page: Page, title: string, text: string | RegExp): Promise<void> {
  const message = page.getByRole('alertdialog', { name: title });
  await expect(message).toContainText(text);
  await message.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(message).toBeHidden();
}

/** Answers a confirmation dialog with one of its buttons. */
export async function answerQuestion(page: Page, title: string, button: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: title });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: button }).click();
}
