import { addressOf, calls, type DeskItem, toPaise } from '@aarambh/contract';
import { runOnDatabase } from '../support/database.ts';
import { indiaTimeIn } from '../support/india-time.ts';
import { buyFirstPlan } from '../support/payments.ts';
import { forgetSession, signInAs } from '../support/portal.ts';
import { downloadCsv, findPurchase } from '../support/purchases.ts';
import { StaffPage } from '../support/staff.ts';
import { uniqueWord } from '../support/staff-data.ts';
import { callAsStaff, createStaffMember, type StaffMember } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

const { staff } = calls;

/** The service of a member that the resume desk owes, and the page of the list it is on. */
async function findService(writer: StaffMember, accountID: number): Promise<{ page: number; item: DeskItem }> {
  for (let page = 1; page <= 20; page += 1) {
    const { items } = await callAsStaff(staff.listServiceItems, { query: { page: String(page) } }, writer);
    const item = items.find(
      (one) => one.accountID === accountID && /^Resume (Rewrite|Correction)$/.test(one.serviceName),
    );
    if (item) return { page, item };
  }
  throw new Error('The resume desk owes nothing.');
}

// What waits for a second person was refused at first.
test.use({ expectedProblems: [/Staff\/RefundPurchase/] });

test('a business day: post, approve, applicant, interview, resume, refund, member, support, GST and who did it', {
  tag: '@any-width',
}, async ({ page, portal, request }) => {
  const word = uniqueWord();
  const title = `Ledger keeper ${word}`;
  const fullName = `Zubeda ${word}`;
  const recruiter = await createStaffMember(['recruiter'], `Ritu ${word}`);

  await test.step('a vacancy is posted as a draft, checked and approved', async () => {
    const console = await StaffPage.signIn(page, recruiter);
    await console.open('vacancies', 'Vacancies');
    await page.keyboard.press('n');
    await expect(page.getByLabel('Job title')).toBeFocused();
    const company = `Tulsi ${word} Pvt Ltd`;
    const typed = [title, company, 'Pune', '', '1', '3', '₹15,000 – ₹18,000 a month', 'Tally', 'B.Com', 'Accounts'];
    for (const text of typed) {
      if (text) await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.getByLabel('Description').fill('Keep the books of four shops.');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    const pane = page.getByRole('region', { name: title });
    await expect(pane.getByText('Draft', { exact: true })).toBeVisible();
    await pane.getByRole('button', { name: 'Approve' }).click();
    await console.giveReason('Approve the vacancy', 'Called the company', 'Approve');
    await expect(pane.getByText('Live', { exact: true })).toBeVisible();
  });
  const vacancyID = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);

  const person = await portal.createAccount(fullName);
  await test.step('a member buys a plan and applies', async () => {
    await portal.verifyEmail(person);
    await portal.uploadResume(person);
    await signInAs(page, person);
    await page.goto(`/job/details/${vacancyID}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await buyFirstPlan(page, request, 'combo');
    const applied = await request.post(addressOf(calls.applications.applyJob, {}), {
      headers: { authorization: `Bearer ${person.token}` },
      data: { accountID: person.accountID, vacancyID },
    });
    expect(await applied.text()).toContain('success');
    await forgetSession(page);
  });

  await test.step('the resume is read, the applicant shortlisted and an interview scheduled', async () => {
    const console = await StaffPage.signIn(page, recruiter);
    await console.open(`applicants?vacancy=${vacancyID}`, 'Applicants');
    await page.getByRole('button', { name: fullName }).click();
    const pane = page.getByRole('region', { name: fullName });
    await expect(pane.getByRole('img', { name: `Page 1 of the resume of ${fullName}` })).toBeVisible();
    await page.keyboard.press('3');
    await expect(pane.getByRole('button', { name: 'Shortlisted', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const [date = '', time = ''] = indiaTimeIn(24).split(' ');
    await pane.getByRole('button', { name: 'Schedule an interview' }).click();
    const form = page.getByRole('dialog', { name: `Schedule an interview with ${fullName}` });
    await form.getByLabel('Date').fill(date);
    await form.getByLabel('Time (IST)').fill(time);
    await form.getByLabel('Place').fill('12 Fergusson College Road, Pune');
    await form.getByRole('button', { name: 'Schedule' }).click();
    await expect(pane.getByRole('button', { name: 'Interview', exact: true })).toHaveAttribute('aria-pressed', 'true');
    expect(await portal.waitForMessage(person.email, /Fergusson College Road/)).toContain('Pune');
  });

  await test.step('the resume desk delivers', async () => {
    const writer = await createStaffMember(['writer'], `Wasim ${word}`);
    const { page: listPage, item } = await findService(writer, person.accountID);
    const console = await StaffPage.signIn(page, writer);
    await console.open(`resume-desk/${item.serviceItemID}?page=${listPage}`, 'Resume desk');
    const pane = page.getByRole('region', { name: `${item.serviceName}: ${fullName}` });
    await pane.getByRole('button', { name: 'Claim' }).click();
    await expect(pane.getByRole('button', { name: 'Unclaim' })).toBeVisible();
    await pane.getByRole('button', { name: 'Start' }).click();
    await expect(pane.getByText('In Progress', { exact: true })).toBeVisible();
    await pane.getByRole('button', { name: 'Send a text' }).click();
    const form = page.getByRole('dialog', { name: `Send a text to ${fullName}` });
    await form.getByLabel('Old text').fill('I did accounts.');
    await form.getByLabel('New text').fill('Kept the books of four shops in Tally; filed GST returns on time.');
    await form.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('The text is with the member for review')).toBeVisible();
    await expect(form).toBeHidden();
    await pane.getByRole('button', { name: 'Complete' }).click();
    const params = { accountID: String(person.accountID) };
    await expect
      .poll(async () => JSON.stringify(await portal.get(calls.services.getServiceStatus, { params }, person)))
      .toContain('Completed');
  });

  const farah = await createStaffMember(['finance'], `Farah ${word}`);
  await test.step('a refund that one person may not make is approved by another', async () => {
    const { purchaseID } = await findPurchase(farah, person.email);
    const asking = await StaffPage.signIn(page, farah);
    await asking.open(`purchases/${purchaseID}?text=${person.email}`, 'Purchases');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const form = page.getByRole('dialog', { name: /^Refund purchase/ });
    await form.getByLabel('Amount in rupees').fill('2,100.50');
    await form.getByLabel('Reason').fill(`No second interview for ${word}`);
    await form.getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByText(/A second person must approve it/)).toBeVisible();

    const approving = await StaffPage.signIn(page, await createStaffMember(['finance'], `Gauri ${word}`));
    await approving.open('approvals', 'Approvals');
    const waiting = page.getByRole('listitem', { name: `Refund purchase, Farah ${word}` });
    await waiting.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('The request was approved and carried out.')).toBeVisible();
  });
  const purchase = await findPurchase(farah, person.email);
  expect(purchase.refunded).toBe(2_100.5);

  await test.step('the member writes; support finds the member, reads the timeline and replies', async () => {
    await forgetSession(page);
    await page.goto('/contact-us');
    await page.getByLabel('Your name').fill(fullName);
    await page.getByLabel('Your email').fill(person.email);
    await page.getByLabel('Subject').fill(`Refund ${word}`);
    await page.getByLabel('What is it about?').fill('When do I get the money?');
    await page.getByLabel('I am not a robot').click();
    await expect(page.getByText('Verified. Thank you.')).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/We have your message: case \d+/)).toBeVisible();

    const console = await StaffPage.signIn(page, await createStaffMember(['support'], `Suresh ${word}`));
    await console.open(`members?search=${word}`, 'Members');
    await page.getByRole('button', { name: fullName }).click();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText(`Interview: ${title}`)).toBeVisible();
    await expect(timeline.getByText(`Interview scheduled: ${title}`)).toBeVisible();
    // The price of the first combo plan with tax, in Indian digit groups.
    await expect(timeline.getByText('₹3,066.82', { exact: true })).toBeVisible();

    await console.open(`support?search=${person.email}`, 'Support');
    await page.getByRole('button', { name: `Refund ${word}` }).click();
    const pane = page.getByRole('region', { name: `Refund ${word}`, exact: true });
    await pane.getByRole('textbox', { name: /^Reply/ }).fill(`The bank has it within five days. ${word}`);
    await pane.getByRole('button', { name: 'Send the reply' }).click();
    await expect(page.getByText(/^The reply is on its way, and case \d+ is closed\.$/)).toBeVisible();
    expect(await portal.waitForMessage(person.email, /within five days/)).toContain(word);
  });

  await test.step("the month's GST has each document of the purchase with its amount", async () => {
    const console = await StaffPage.signIn(page, farah);
    await console.open('purchases/gst', 'GST of a month');
    await page.getByLabel('Month').fill(indiaTimeIn(0).slice(0, 7));
    await expect(page.getByText('Invoices less credit notes')).toBeVisible();
    const documents = await downloadCsv(page, 'CSV of documents');
    expect(purchase.invoices).toHaveLength(2);
    for (const { number, total, isCreditNote } of purchase.invoices) {
      const row = documents.find((fields) => fields.includes(number));
      expect(toPaise(Number(row?.at(-1))), number).toBe((isCreditNote ? -1 : 1) * toPaise(total));
    }
  });

  await test.step('the interview has taken place: its outcome is recorded', async () => {
    await runOnDatabase(`update interviews set starts_at = now() where account_id = ${person.accountID}`);
    const console = await StaffPage.signIn(page, recruiter);
    await console.open('interviews?view=week', 'Interviews');
    await page.getByRole('button', { name: new RegExp(fullName) }).click();
    const interview = page.getByRole('region', { name: fullName });
    await interview.getByRole('button', { name: 'Attended' }).click();
    await expect(page.getByText(/is attended/)).toBeVisible();
  });

  await test.step('the audit log names who did it, and who approved', async () => {
    const console = await StaffPage.signIn(page, farah);
    await console.open(`audit?targetKind=vacancy&targetID=${vacancyID}`, 'Audit');
    const approval = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: 'Approve vacancies' });
    await expect(approval.filter({ hasText: `Ritu ${word}` }).filter({ visible: true })).toHaveCount(1);
    await console.open(`audit?targetKind=purchase&targetID=${purchase.purchaseID}`, 'Audit');
    await page.getByRole('button', { name: /^Refund purchase/ }).click();
    const entry = page.getByRole('region', { name: 'Refund purchase' });
    await expect(entry.getByText(`Farah ${word}: finance`)).toBeVisible();
    await expect(entry.getByText(`Gauri ${word}`)).toBeVisible();
  });
});
