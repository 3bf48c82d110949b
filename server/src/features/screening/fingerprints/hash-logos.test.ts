import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { drawLogo } from '../../../infra/files/images/make-test-images.ts';
import { fetchPicture } from '../../../integrations/remote-pictures/fetch-picture.ts';
import { STAFF_SOURCE } from '../../../lib/staff-source.ts';
import { openModerationFixture } from '../../moderation/test-moderation.ts';
import { searchQueuedFrauds } from '../../vacancy-lifecycle/index.ts';
import { hashLogos } from './hash-logos.ts';

const { context, publish, open, decide, undo, find, list, empty } = await openModerationFixture();
const { db, clock } = context;

/** A server of pictures, by host and path; 503 for unknown ones. */
let server: Server;
let simulator = '';
const pictures = new Map<string, Buffer>();
const requested: string[] = [];
beforeAll(async () => {
  server = createServer((request, reply) => {
    requested.push(request.url ?? '');
    const picture = pictures.get((request.url ?? '').replace(/\?.*/, ''));
    reply.writeHead(picture ? 200 : 503).end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  simulator = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const original = await drawLogo(1).png().toBuffer();
  pictures.set('/skyline.simulator.dev/Logo.png', original);
  pictures.set('/horizon.simulator.dev/images/new', await sharp(original).resize(110).jpeg({ quality: 50 }).toBuffer());
  pictures.set('/sahyadri.simulator.dev/logo.png', await drawLogo(2).png().toBuffer());
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(async () => {
  await empty();
  await db.deleteFrom('logo_hashes').execute();
  requested.length = 0;
  clock.advanceMinutes(60);
});

const run = () => hashLogos(context, (address, path) => fetchPicture(address, path, { simulator }));
/** Fetches logos and searches for frauds, once their decision can no longer be undone. */
async function runJobs(): Promise<void> {
  await run();
  clock.advanceMinutes(3);
  await searchQueuedFrauds(context);
}
const posting = (name: string, logo: string) => ({
  title: `Clerk at ${name}`,
  company: { name, logo },
  descriptionHtml: `<p>Keep the files of ${name}.</p>`,
});
const fraud = posting('Skyline Manpower', 'https://skyline.simulator.dev/Logo.png?v=2');
const copy = posting('Horizon Placements', 'https://horizon.simulator.dev/images/new');
const other = posting('Sahyadri Travels', 'https://sahyadri.simulator.dev/logo.png');
const uphold = async (): Promise<number> => {
  const caseId = await open(await publish(fraud));
  await decide(caseId, { decision: 'uphold', reason: 'asks-money' });
  return caseId;
};
const rulesOf = async (vacancyId: number) => {
  const rows = await db.selectFrom('screening_findings').select('rule').where('vacancy_id', '=', vacancyId).execute();
  return rows.map(({ rule }) => rule);
};

it('finds the logo of a fraud at another address, smaller and in another format, and no other logo', async () => {
  const [copied, honest] = [await publish(copy), await publish(other)];
  const caseId = await uphold();
  await runJobs();
  expect([await rulesOf(copied), await rulesOf(honest)]).toEqual([['known-fraud-trace'], []]);
  // The logo may belong to honest people: it does not hide the vacancy.
  expect((await find(copied)).status).toBe('live');
  expect((await list()).cases).toMatchObject([{ vacancyID: copied, causes: ['finding'] }]);
  const finding = db.selectFrom('screening_findings').select('explanation').where('vacancy_id', '=', copied);
  expect(await finding.executeTakeFirst()).toEqual({
    explanation: `The same logo was in a fraud: moderation case ${caseId}.`,
  });

  // The next posting with it is found when it is screened.
  expect(await rulesOf(await publish({ ...copy, title: 'Typist' }))).toEqual(['known-fraud-trace']);
  expect(await rulesOf(await publish({ ...other, title: 'Driver' }))).toEqual([]);
});

it('finds it on a vacancy that comes after the fraud', async () => {
  await uphold();
  await runJobs();
  const copied = await publish(copy);
  await runJobs();
  expect(await rulesOf(copied)).toEqual(['known-fraud-trace']);
});

it('leaves out a logo that honest people have', async () => {
  const copied = await publish({ ...copy, source: STAFF_SOURCE });
  const company_id = db.selectFrom('vacancies').select('company_id').where('id', '=', copied);
  const check = {
    kind: 'call',
    company_name: copy.company.name,
    detail: 'a test',
    checked_by: 'a test',
    checked_at: clock.now(),
  } as const;
  await db
    .insertInto('vacancy_checks')
    .values({ ...check, company_id, vacancy_id: null, removed_at: null })
    .execute();
  await db.updateTable('vacancies').set({ entered_at: null }).where('id', '=', copied).execute();
  await db.deleteFrom('moderation_cases').where('vacancy_id', '=', copied).execute();
  await uphold();
  await runJobs();
  expect(await rulesOf(copied)).toEqual([]);
});

it('leaves out a picture that several honest companies have at their own addresses', async () => {
  const numbers = [1, 2, 3];
  const vacancies: number[] = [];
  for (const n of numbers) {
    pictures.set(`/feed.simulator.dev/${n}.png`, pictures.get('/skyline.simulator.dev/Logo.png') as Buffer);
    vacancies.push(await publish(posting(`Employer ${n}`, `https://feed.simulator.dev/${n}.png`)));
  }
  await db.deleteFrom('moderation_cases').execute();
  await db.updateTable('vacancies').set({ entered_at: null }).execute();
  await uphold();
  await runJobs();
  expect(await Promise.all(vacancies.map(rulesOf))).toEqual([[], [], []]);
  // Nor is one that comes later.
  const copied = await publish(copy);
  await runJobs();
  expect(await rulesOf(copied)).toEqual([]);
});

it('takes it out of use when the decision is undone', async () => {
  const caseId = await uphold();
  await publish(copy);
  await run();
  const inUse = db
    .selectFrom('fraud_fingerprints')
    .select('value')
    .where('kind', '=', 'image')
    .where('removed_at', 'is', null);
  expect((await inUse.execute()).map(({ value }) => value).sort()).toEqual([
    'https://horizon.simulator.dev/images/new',
    'https://skyline.simulator.dev/logo.png',
  ]);
  expect((await undo(caseId)).statusCode).toBe(200);
  expect(await inUse.execute()).toEqual([]);
});

it('fetches nothing while no fraud has a logo, each logo once, and again after a failure', async () => {
  await publish(copy);
  await run();
  expect(requested).toEqual([]);
  await publish(posting('Indu Boutique', 'https://indu.simulator.dev/gone.png'));
  await publish(posting('Local', 'http://127.0.0.1/logo.png'));
  await uphold();
  await run();
  await run();
  const first = [
    '/horizon.simulator.dev/images/new',
    '/indu.simulator.dev/gone.png',
    '/skyline.simulator.dev/Logo.png?v=2',
  ];
  expect(requested.toSorted()).toEqual(first);
  clock.advanceMinutes(60);
  await run();
  expect(requested.slice(first.length)).toEqual(['/indu.simulator.dev/gone.png']);
});
