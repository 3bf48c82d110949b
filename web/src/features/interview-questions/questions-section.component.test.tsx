import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { expectAccessible } from '../../testing/page-checks.ts';
import { member, renderScreen } from '../../testing/render-screen.tsx';
import Preparation from './screens/preparation.tsx';

const QUESTIONS = '**/api/InterviewQuestions/**';

const roundOf = (name: string) => ({
  message: '',
  jobDescription: '',
  questionAnswers: Array.from({ length: 10 }, (_, at) => ({ question: `${name} ${at + 1}`, answer: 'Yes.' })),
  vacancy: null,
});

const openPage = () =>
  renderScreen(Preparation as never, { path: '/interview/preparation', loaderData: { accountID: member.accountID } });

it('shows a retry button after a failure, and keeps the questions when the next round fails', async () => {
  await network.reply(QUESTIONS, { json: roundOf('First') });
  await network.reply(QUESTIONS, { isAborted: true, times: 1 });
  const screen = await openPage();
  const failure = screen.getByRole('alert').filter({ hasText: 'We could not get your questions' });
  await expect.element(failure).toBeVisible();
  await expectAccessible();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/First 1$/)).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();

  await network.reply(QUESTIONS, { json: roundOf('Second') });
  await network.reply(QUESTIONS, { isAborted: true, times: 1 });
  const generate = screen.getByRole('button', { name: 'Generate New Questions' });
  await generate.click();
  await expect.element(failure).toBeVisible();
  await expect.element(screen.getByText(/First 1$/)).toBeVisible();
  await generate.click();
  await expect.element(screen.getByText(/Second 1$/)).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

it('sends one request while questions are being generated, however often the button is clicked', async () => {
  await network.reply(QUESTIONS, { json: roundOf('First') });
  const screen = await openPage();
  await expect.element(screen.getByText(/First 1$/)).toBeVisible();
  await network.reply(QUESTIONS, { json: roundOf('Second'), isDelayed: true });
  await screen.getByRole('button', { name: 'Generate New Questions' }).click();
  const busy = screen.getByRole('button', { name: 'Generating...' });
  await expect.element(busy).toBeVisible();
  for (let press = 0; press < 2; press += 1) (busy.element() as HTMLElement).click();
  await network.release();
  await expect.element(screen.getByText(/Second 1$/)).toBeVisible();
  const rounds = (await network.requests('InterviewQuestions')).map(({ url }) =>
    new URL(url).searchParams.get('round'),
  );
  expect(rounds).toHaveLength(2);
  expect(rounds[1]).toBe('1');
});
