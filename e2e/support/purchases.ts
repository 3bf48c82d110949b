import { readFile } from 'node:fs/promises';
import { calls, type PurchaseDetails } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { callAsStaff, type StaffMember } from './staff-members.ts';

const { staff } = calls;

/** The newest purchase of a buyer. */
export async function findPurchase(member: StaffMember, email: string): Promise<PurchaseDetails> {
  const [found] = await callAsStaff(staff.listPurchases, { query: { text: email } }, member);
  return await callAsStaff(staff.getPurchase, { params: { purchaseID: String(found?.purchaseID) } }, member);
}

/** Downloads a CSV of the screen. @returns its rows without the header; no field has a comma */
export async function downloadCsv(page: Page, button: string): Promise<string[][]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','));
}
