import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../testing/page-checks.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ResumeUpload } from './resume-upload.tsx';

const SAVE = '**/JobSeekerResume/SaveResume';
const CHECK = '**/JobSeekerResume/IsResumeReadable/7';
const ADVICE = 'save it as PDF';

const countChecks = async () => (await network.requests('IsResumeReadable')).length;

const resume = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

async function open() {
  await network.reply(SAVE, { body: 'Resume uploaded successfully' });
  const screen = await renderScreen(() => <ResumeUpload accountID={7} onStored={() => undefined} />);
  const choose = (name: string) => screen.getByLabelText(/Drop your resume here/).upload(resume(name));
  async function upload(name = 'resume.pdf') {
    await choose(name);
    await expect.element(screen.getByText('Resume uploaded successfully')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Upload Resume' }).click();
    await expect.element(screen.getByText('Resume uploaded successfully')).toBeVisible();
  }
  return { screen, choose, upload, advice: screen.getByText(ADVICE, { exact: false }) };
}

/** Counts how often the advice has been shown from now on, also if it is gone by now. */
function countAdvice(): () => number {
  let count = 0;
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    count += added.filter(({ textContent }) => textContent?.includes(ADVICE)).length;
  }).observe(document.body, { childList: true, subtree: true });
  return () => count;
}

it('tells in place when staff cannot open the resume, which stays uploaded', async () => {
  await network.reply(CHECK, { json: false });
  const { screen, upload, advice } = await open();
  await upload();
  await expect.element(advice).toBeVisible();
  await expect.element(screen.getByText('Resume uploaded successfully')).toBeVisible();
  await expectFitsEveryWidth();
  await expectAccessible();
});

it.each([
  ['can be opened', { json: true }],
  ['could not be checked', { status: 503, body: '{}' }],
])('says nothing about a resume that %s', async (_, reply) => {
  // The next resume gets the advice: by then the reply about the first has been read.
  await network.reply(CHECK, { json: false });
  await network.reply(CHECK, { ...reply, times: 1 });
  const { upload, advice } = await open();
  const shown = countAdvice();
  await upload('first.pdf');
  await expect.poll(countChecks).toBe(1);
  expect(shown()).toBe(0);
  await upload('second.pdf');
  await expect.element(advice).toBeVisible();
  expect(shown()).toBe(1);
});

it('says nothing about a resume once another file is chosen', async () => {
  await network.reply(CHECK, { json: true });
  await network.reply(CHECK, { json: false, isDelayed: true, times: 1 });
  const { screen, choose, upload } = await open();
  const shown = countAdvice();
  await upload('first.pdf');
  await expect.poll(countChecks).toBe(1);
  await choose('second.pdf');
  await expect.element(screen.getByText(/^second\.pdf/)).toBeVisible();
  await network.release();
  await screen.getByRole('button', { name: 'Upload Resume' }).click();
  await expect.element(screen.getByText('Resume uploaded successfully')).toBeVisible();
  await expect.poll(countChecks).toBe(2);
  expect(shown()).toBe(0);
});
