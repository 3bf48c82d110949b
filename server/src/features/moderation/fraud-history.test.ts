import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../lib/clock.ts';
import { STAFF_SOURCE } from '../../lib/staff-source.ts';
import { publishPostings, searchQueuedFrauds, type VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { makePosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { openModerationFixture } from './test-moderation.ts';

/** What is known of a fraud: every text and contact that was public, but no contact of honest people. */
const fixture = await openModerationFixture();
const { db, clock } = fixture.context;

const texts = {
  luggage: `<p>Load luggage, guide passengers to their gates, clean cabins between flights and keep trolleys in order.
    Three rotating shifts with a staff bus from Dadar, Thane and Vashi. Canteen meals are free.</p>`,
  bakery: `<p>Knead dough, watch the ovens, pack loaves for the morning vans and wipe every counter after closing time.
    Early start before sunrise, breakfast from the oven and one free weekday.</p>`,
};
const withContact = (text: string): Partial<VacancyPosting> => ({
  title: 'Tailor',
  descriptionHtml: `<p>Stitch blouses. ${text}</p>`,
});
/** Runs the job when the last decision can no longer be undone. */
async function search(batchSize?: number): Promise<void> {
  clock.advanceMinutes(2);
  await searchQueuedFrauds(fixture.context, batchSize);
}
const statusOf = async (id: number) => (await fixture.find(id)).status;
const edit = (id: number, descriptionHtml: string) =>
  publishPostings(fixture.context, [makePosting({ ...known.get(id), descriptionHtml })], {
    cause: 'a test',
    actor: 'system',
  });

/** Postings by vacancy, to be published again. */
const known = new Map<number, VacancyPosting>();
async function publish(more: Partial<VacancyPosting>): Promise<number> {
  const dates = { postedAt: clock.now(), expiresAt: new Date(clock.now().getTime() + 90 * DAY_MS) };
  const posting = makePosting({ ...dates, ...more });
  const id = await fixture.publish(posting);
  known.set(id, posting);
  return id;
}
async function uphold(id: number): Promise<number> {
  const caseId = await fixture.open(id, { cause: 'report' });
  const reply = await fixture.decide(caseId, { decision: 'uphold', reason: 'asks-money', note: '' });
  expect(reply.statusCode, reply.body).toBe(200);
  return caseId;
}
const fingerprints = async (kind: 'phone' | 'email' | 'domain') => {
  const rows = await db.selectFrom('fraud_fingerprints').select('value').where('kind', '=', kind).execute();
  return rows.map(({ value }) => value);
};

beforeEach(async () => {
  await fixture.empty();
  known.clear();
  clock.advanceMinutes(5);
});
afterEach(() => db.deleteFrom('screening_rules').execute());

describe('a fraud that was edited before it was upheld', () => {
  it('is recognised by its first text and contact', async () => {
    const id = await publish({
      title: 'Ground handling',
      company: { name: 'Skyline' },
      descriptionHtml: `${texts.luggage}<p>Call 98200 41537.</p>`,
    });
    await edit(id, texts.bakery);
    await uphold(id);
    const again = { title: 'Ground handling', company: { name: 'Horizon' } };
    expect(await statusOf(await publish({ ...again, descriptionHtml: texts.luggage }))).toBe('draft');
    expect(await statusOf(await publish({ company: { name: 'Indu' }, ...withContact('Phone 9820041537.') }))).toBe(
      'draft',
    );
  });

  it('keeps a limited number of its texts', async () => {
    const id = await publish({ descriptionHtml: 'Text 0' });
    for (let i = 1; i <= 25; i++) await edit(id, `Text ${i}`);
    const rows = await db.selectFrom('vacancy_former_texts').select('description_html').orderBy('id').execute();
    expect(rows.map(({ description_html }) => description_html)).toEqual(
      Array.from({ length: 20 }, (_, i) => `Text ${i + 5}`),
    );
  });

  it('keeps no text that was never public', async () => {
    const waiting = { cause: 'a test', actor: 'system' };
    const posting = makePosting({ descriptionHtml: 'Text 1' });
    await publishPostings(fixture.context, [posting], waiting, { asDrafts: true });
    await publishPostings(fixture.context, [{ ...posting, descriptionHtml: 'Text 2' }], waiting, { asDrafts: true });
    expect(await db.selectFrom('vacancy_former_texts').select('id').execute()).toEqual([]);
  });
});

describe('contacts of honest people', () => {
  const fraud = { company: { name: 'Skyline' }, ...withContact('Office: 98200 41537.') };

  it('are not a fingerprint at the domain of a well-known employer', async () => {
    const id = await publish({
      company: { name: 'Skyline' },
      ...withContact('Write to careers@infosys.com or desk@skyline.example.'),
    });
    await uphold(id);
    expect(await fingerprints('email')).toEqual(['desk@skyline.example']);
  });

  const website = withContact('Write to desk@training.example.');

  it('are not a fingerprint when companies have long named their website', async () => {
    for (const name of ['One', 'Two', 'Three']) await publish({ company: { name }, ...website });
    clock.advanceMinutes(31 * 24 * 60);
    await uphold(await publish({ company: { name: 'Skyline' }, ...website }));
    expect(await fingerprints('domain')).toEqual([]);
  });

  it.each([
    ['fewer name them', ['One', 'Two'], 31],
    ['one company names them often', ['One', 'One', 'One', 'Two'], 31],
    ['the others are new', ['One', 'Two', 'Three'], 1],
  ])('are one when %s', async (_case, names, days) => {
    for (const name of names) await publish({ company: { name }, ...website });
    clock.advanceMinutes(days * 24 * 60);
    await uphold(await publish({ company: { name: 'Skyline' }, ...website }));
    expect(await fingerprints('domain')).toEqual(['training.example']);
  });

  it('are one when another vacancy of one of the companies was a fraud', async () => {
    for (const name of ['One', 'Two', 'Three']) await publish({ company: { name }, ...website });
    clock.advanceMinutes(31 * 24 * 60);
    await uphold(await publish({ company: { name: 'Two' }, title: 'Baker', descriptionHtml: texts.bakery }));
    // The case of the related vacancy is decided: it is not a fraud itself.
    const [related] = (await fixture.list()).cases;
    await fixture.decide(related?.caseID ?? 0, { decision: 'release', reason: 'genuine', note: '' });
    await uphold(await publish({ company: { name: 'Skyline' }, ...website }));
    expect(await fingerprints('domain')).toEqual(['training.example']);
  });

  it('are one when one of the companies is blocked', async () => {
    for (const name of ['One', 'Two', 'Three']) await publish({ company: { name }, ...website });
    await db.updateTable('companies').set({ blocked_at: clock.now() }).where('name', '=', 'Two').execute();
    clock.advanceMinutes(31 * 24 * 60);
    await uphold(await publish({ company: { name: 'Skyline' }, ...website }));
    expect(await fingerprints('domain')).toEqual(['training.example']);
  });

  it('are one when a ring has posted its own phone under several names and waited', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four'])
      await publish({ company: { name }, ...withContact('Phone 98200-41537.') });
    clock.advanceMinutes(31 * 24 * 60);
    await uphold(await publish(fraud));
    expect(await fingerprints('phone')).toEqual(['9820041537']);
  });

  it.each([
    ['are not a fingerprint when a vacancy that staff posted for a checked company names them', STAFF_SOURCE, []],
    ['are one when a vacancy of a feed names them with a checked company', 'otherfeed', ['9820041537']],
  ])('%s', async (_name, source, expected) => {
    const id = await publish({ source, company: { name: 'One' }, ...withContact('Phone 98200-41537.') });
    const { company_id } = await db
      .selectFrom('vacancies')
      .select('company_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('vacancy_checks')
      .values({ company_id, company_name: 'One', kind: 'call', checked_by: 'a test', checked_at: clock.now() } as never)
      .execute();
    clock.advanceMinutes(31 * 24 * 60);
    await uphold(await publish(fraud));
    expect(await fingerprints('phone')).toEqual(expected);
  });
});

describe('live repeats of a fraud', () => {
  const searches = () => db.selectFrom('fraud_searches').select('case_id').execute();

  it('are hidden by the job, with a case, under any company', async () => {
    const fraud = await publish({
      title: 'Ground handling',
      company: { name: 'Skyline' },
      descriptionHtml: `${texts.luggage}<p>Call 98200 41537.</p>`,
    });
    const text = await publish({
      title: 'Ground handling',
      company: { name: 'Horizon' },
      descriptionHtml: texts.luggage,
    });
    const contact = await publish({ company: { name: 'Indu' }, ...withContact('Phone 9820041537.') });
    const honest = await publish({ company: { name: 'Oven' }, title: 'Baker', descriptionHtml: texts.bakery });
    await uphold(fraud);
    expect(await statusOf(text)).toBe('live');
    await search();
    expect([await statusOf(text), await statusOf(contact), await statusOf(honest)]).toEqual([
      'paused',
      'paused',
      'live',
    ]);
    const { cases } = await fixture.list();
    expect(cases.map(({ vacancyID, level }) => [vacancyID, level])).toEqual(
      expect.arrayContaining([text, contact].map((id) => [id, 'high'])),
    );
    expect(await searches()).toEqual([]);
  });

  it('are searched from where an interrupted job left', async () => {
    const fraud = await publish({ company: { name: 'Skyline' }, ...withContact('Call 98200 41537.') });
    const [first, second] = [
      await publish({ company: { name: 'One' }, ...withContact('Phone 9820041537.') }),
      await publish({ company: { name: 'Two' }, ...withContact('Phone 9820041537.') }),
    ];
    await uphold(fraud);
    await db.updateTable('fraud_searches').set({ after_vacancy: first }).execute();
    await search();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['live', 'paused']);
  });

  it('stay live while the decision can be undone, and when it is', async () => {
    const fraud = await publish({ company: { name: 'Skyline' }, ...withContact('Call 98200 41537.') });
    const repeat = await publish({ company: { name: 'One' }, ...withContact('Phone 9820041537.') });
    const caseId = await uphold(fraud);
    clock.advanceMinutes(1);
    await searchQueuedFrauds(fixture.context);
    expect(await statusOf(repeat)).toBe('live');
    expect((await fixture.undo(caseId)).statusCode).toBe(200);
    expect(await searches()).toEqual([]);
    await search();
    expect(await statusOf(repeat)).toBe('live');
  });

  it('are searched at once when the clock was set back by three hours since the decision', async () => {
    const fraud = await publish({ company: { name: 'Skyline' }, ...withContact('Call 98200 41537.') });
    const repeat = await publish({ company: { name: 'One' }, ...withContact('Phone 9820041537.') });
    await uphold(fraud);
    clock.advanceMinutes(-180);
    await searchQueuedFrauds(fixture.context);
    expect(await statusOf(repeat)).toBe('paused');
  });

  it('are not searched for when another decision takes the fraud back, and again when that is undone', async () => {
    const fraud = await publish({ company: { name: 'Skyline' }, ...withContact('Call 98200 41537.') });
    const repeat = await publish({ company: { name: 'One' }, ...withContact('Phone 9820041537.') });
    const caseId = await uphold(fraud);
    clock.advanceMinutes(2);
    const released = await fixture.decide(caseId, { decision: 'release', reason: 'genuine', note: '' });
    expect(released.statusCode, released.body).toBe(200);
    expect(await searches()).toEqual([]);
    expect((await fixture.undo(caseId)).statusCode).toBe(200);
    await search();
    expect(await statusOf(repeat)).toBe('paused');
  });

  it('are searched for in one pass for all frauds, from where the first of them was left', async () => {
    const [one, two] = [
      await publish({ company: { name: 'Skyline' }, ...withContact('Call 98200 41537.') }),
      await publish({ company: { name: 'Horizon' }, ...withContact('Call 98200 41538.') }),
    ];
    const repeats: number[] = [];
    for (const digit of [7, 8])
      repeats.push(await publish({ company: { name: `Firm ${digit}` }, ...withContact(`Call 982004153${digit}.`) }));
    await uphold(one);
    await db
      .updateTable('fraud_searches')
      .set({ after_vacancy: repeats.at(-1) ?? 0 })
      .execute();
    await uphold(two);
    const transactions = vi.spyOn(db, 'transaction');
    await search();
    // One batch, one that ends both searches, and one that finds none.
    expect(transactions).toHaveBeenCalledTimes(3);
    transactions.mockRestore();
    expect((await fixture.list()).cases.map(({ vacancyID }) => vacancyID)).toEqual(expect.arrayContaining(repeats));
    expect(await Promise.all(repeats.map(statusOf))).toEqual(['paused', 'paused']);
    expect(await searches()).toEqual([]);
  });
});

it.each([
  ['refuted', false],
  ['refuted in an earlier release', true],
])('finds another fraud in a vacancy whose likeness to one was %s', async (_case, isOld) => {
  const description = { title: 'Ground handling', descriptionHtml: texts.luggage };
  await uphold(await publish({ ...description, company: { name: 'Skyline' } }));
  const id = await publish({ ...description, company: { name: 'Horizon' } });
  const [refuted] = (await fixture.list()).cases.filter(({ vacancyID }) => vacancyID === id);
  const released = await fixture.decide(refuted?.caseID ?? 0, { decision: 'release', reason: 'genuine', note: '' });
  expect(released.statusCode, released.body).toBe(200);
  if (isOld) await db.updateTable('screening_findings').set({ evidence: '' }).execute();
  // The same fraud is not found again.
  await edit(id, `${texts.luggage}<p>Bring a photo.</p>`);
  expect(await statusOf(id)).toBe('live');
  const other = await publish({ ...description, company: { name: 'Vayu' } });
  await db.updateTable('vacancies').set({ status: 'live' }).where('id', '=', other).execute();
  await uphold(other);
  await search();
  expect(await statusOf(id)).toBe('paused');
});

it('needs one release for what was in several frauds', async () => {
  const phone = 'Call 98201 55667';
  for (const company of ['Skyline', 'Vayu'])
    await uphold(
      await publish({ ...withContact(`${phone} or mail jobs@vayu-desk.example.`), company: { name: company } }),
    );
  const rest = '<p>Sort parcels by the colour of their label. Eight hours a day, tea is free.</p>';
  const reposted = `<p>${phone} or mail jobs@vayu-desk.example.</p>${rest}`;
  const id = await publish({ title: 'Parcel sorter', descriptionHtml: reposted, company: { name: 'Horizon' } });
  const [held] = (await fixture.list()).cases.filter(({ vacancyID }) => vacancyID === id);
  const reply = await fixture.decide(held?.caseID ?? 0, { decision: 'release', reason: 'genuine', note: '' });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await statusOf(id)).toBe('live');
  await edit(id, `${reposted}<p>Bring a photo.</p>`);
  expect(await statusOf(id)).toBe('live');
});

describe('hidden repeats of a fraud', () => {
  const deposit = 'Security deposit of Rs 2000 before joining.';
  const casesOf = (id: number) =>
    db
      .selectFrom('moderation_cases')
      .select(['id', 'version', 'level', 'state', 'holds_vacancy as holds'])
      .where('vacancy_id', '=', id)
      .execute();
  const rulesOf = async (id: number) =>
    (
      await db
        .selectFrom('screening_findings')
        .select('rule')
        .where('vacancy_id', '=', id)
        .where('case_id', 'is not', null)
        .orderBy('id')
        .execute()
    ).map(({ rule }) => rule);
  const publishFraud = () => publish({ company: { name: 'Skyline' }, ...withContact('Call 98200 41537.') });
  const releaseOf = (caseId: number) =>
    fixture.decide(caseId, { decision: 'release', reason: 'misread', note: 'I called them.' });

  it('are not released by a case that does not show the fraud: its finding joins the case first', async () => {
    const held = await publish({ company: { name: 'Alpha' }, ...withContact(`${deposit} Call 98200 41537.`) });
    await uphold(await publishFraud());
    const [before] = await casesOf(held);
    const refused = await releaseOf(before?.id ?? 0);
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      409,
      expect.stringMatching(/The same phone number was in a fraud: moderation case \d+\. Its words: “98200 41537”/),
    ]);
    expect(await statusOf(held)).toBe('draft');
    expect(await rulesOf(held)).toEqual(['contact-phone', 'fee-deposit', 'known-fraud']);
    const [after] = await casesOf(held);
    expect(after).toEqual({ ...before, version: (before?.version ?? 0) + 1 });
    expect((await fixture.answers()).length).toBe(0);
    // Staff who have read it may release it.
    expect((await releaseOf(before?.id ?? 0)).statusCode).toBe(200);
    expect(await statusOf(held)).toBe('live');
  });

  it('are found by the job while a case holds them, and stay hidden', async () => {
    const held = await publish({ company: { name: 'Alpha' }, ...withContact(`${deposit} Call 98200 41537.`) });
    const [before] = await casesOf(held);
    await uphold(await publishFraud());
    await search();
    expect(await rulesOf(held)).toContain('known-fraud');
    expect(await casesOf(held)).toEqual([{ ...before, version: (before?.version ?? 0) + 1 }]);
    expect(await statusOf(held)).toBe('draft');
    expect((await releaseOf(before?.id ?? 0)).statusCode).toBe(200);
  });

  it.each(['draft', 'paused'] as const)(
    'get a case from the job when they are %s, and keep that status',
    async (status) => {
      const id = await publish({ company: { name: 'Alpha' }, ...withContact('Call 98200 41537.') });
      await db.updateTable('vacancies').set({ status }).where('id', '=', id).execute();
      await uphold(await publishFraud());
      await search();
      expect(await casesOf(id)).toMatchObject([{ level: 'high', state: 'open', holds: true }]);
      expect([await statusOf(id), await rulesOf(id)]).toEqual([status, expect.arrayContaining(['known-fraud'])]);
      const { id: caseId = 0 } = (await casesOf(id))[0] ?? {};
      expect((await releaseOf(caseId)).statusCode).toBe(200);
      expect(await statusOf(id)).toBe(status);
    },
  );
});

describe('many vacancies of a company within a day', () => {
  const post = (count: number, postedAt: Date) => {
    const expiresAt = new Date(clock.now().getTime() + 90 * DAY_MS);
    const postings = Array.from({ length: count }, (_, i) =>
      makePosting({ postedAt, expiresAt, title: `Mason ${i}`, company: { name: 'Deccan' } }),
    );
    return publishPostings(fixture.context, postings, { cause: 'a test', actor: 'system' });
  };
  const floods = async () =>
    (await db.selectFrom('screening_findings').select('explanation').where('rule', '=', 'repeat-flood').execute())
      .length;

  it('are counted by when they came in, not by the date that their feed states', async () => {
    const old = new Date(clock.now().getTime() - 20 * DAY_MS);
    await post(60, old);
    await post(60, old);
    expect(await floods()).toBe(1);
  });

  it('are not counted together when they came in on different days', async () => {
    await post(60, clock.now());
    clock.advanceMinutes(25 * 60);
    await post(60, new Date(clock.now().getTime() - DAY_MS / 2));
    expect(await floods()).toBe(0);
  });
});
