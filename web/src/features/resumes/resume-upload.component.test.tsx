import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../testing/page-checks.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ResumeUpload } from './resume-upload.tsx';

const SAVE = '**/JobSeekerResume/SaveResume';
const CHECK = '**/JobSeekerResume/IsResumeReadable/7';
const ADVICE = 'save it as PDF';

async function upload() {
  await network.reply(SAVE, { body: 'Resume uploaded successfully' });
  const screen = await renderScreen(() => <ResumeUpload accountID={7} onStored={() => undefined} />);
  await screen
    .getByLabelText(/Drop your resume here/)
    .upload(new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' }));
  await screen.getByRole('button', { name: 'Upload Resume' }).click();
  await expect.element(screen.getByText('Resume uploaded successfully')).toBeVisible();
  return screen;
}

/** Checks whose reply the browser has received, since its list was cleared. */
const countChecks = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /IsResumeReadable/.test(name)).length;

it('tells in place when staff cannot open the resume, which stays uploaded', async () => {
  await network.reply(CHECK, { json: false });
  const screen = await upload();
  await expect.element(screen.getByText(ADVICE, { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Resume uploaded successfully')).toBeVisible();
  await expectFitsEveryWidth();
  await expectAccessible();
});

it.each([
  ['can be opened', { json: true }],
  ['could not be checked', { status: 503, body: '{}' }],
])('says nothing about a resume that %s', async (_, reply) => {
  await network.reply(CHECK, reply);
  // Other files share the page, and a full list takes no further entry.
  performance.clearResourceTimings();
  const screen = await upload();
  await expect.poll(countChecks).toBe(1);
  await expect.element(screen.getByText(ADVICE, { exact: false })).not.toBeInTheDocument();
});
