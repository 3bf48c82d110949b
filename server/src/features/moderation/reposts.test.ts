import { beforeEach, describe, expect, it } from 'vitest';
import type { VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { openModerationFixture } from './test-moderation.ts';

const fixture = await openModerationFixture();
const { db, clock } = fixture.context;

/** Nothing of it is found by a rule: only what is known of frauds can stop it. */
const fraud: Partial<VacancyPosting> = {
  title: 'Ground handling staff for the new terminal',
  company: {
    name: 'Skyline Manpower',
    website: 'https://skyline-manpower.example',
    logo: 'https://pictures.example/skyline.png',
  },
  descriptionHtml: `<p>Load luggage, guide passengers to their gates, clean cabins between flights and keep trolleys in order.
    Three rotating shifts with a staff bus from Dadar, Thane and Vashi. Canteen meals are free, uniforms are washed for you.
    Call Manisha at 98200 41537, join t.me/skyline_jobs or write to <b>skyline.manpower@gmail.com</b>, office behind the old post office.</p>`,
};
/** Other words and order, another name, no contacts. */
const reworded: Partial<VacancyPosting> = {
  title: 'Ground handling crew wanted, new terminal',
  company: { name: 'Horizon Placements' },
  descriptionHtml: `<p>Urgent! Staff bus from Dadar, Thane and Vashi, rotating shifts. Free canteen meals and washed uniforms.
    You guide passengers to gates, load luggage, clean the cabins between flights, keep the trolleys in good order.</p>`,
};
/** Other words, as many as the text has. */
const filler = Array.from(
  { length: 70 },
  (_, i) => `word${String.fromCharCode(97 + (i % 26), 97 + ((i / 3) % 26))}`,
).join(' ');
const honest: Partial<VacancyPosting> = {
  title: 'Ground staff at the bus terminal',
  company: { name: 'Sahyadri Travels' },
  descriptionHtml: `<p>Sell tickets, announce departures, help elderly passengers with their bags and keep the waiting hall tidy.
    Two shifts, weekly day off, provident fund and a uniform are part of it.</p>`,
};
const contact = (text: string): Partial<VacancyPosting> => ({
  title: 'Tailor',
  company: { name: 'Indu Boutique' },
  descriptionHtml: `<p>Stitch blouses. ${text}</p>`,
});

const statusOf = async (more: Partial<VacancyPosting>) => (await fixture.find(await fixture.publish(more))).status;
const rulesOf = async (vacancyId: number) => {
  const rows = await db.selectFrom('screening_findings').select('rule').where('vacancy_id', '=', vacancyId).execute();
  return rows.map(({ rule }) => rule);
};

async function uphold(): Promise<number> {
  const id = await fixture.publish(fraud);
  const caseId = await fixture.open(id, { cause: 'report' });
  const reply = await fixture.decide(caseId, { decision: 'uphold', reason: 'asks-money', note: '' });
  expect(reply.statusCode, reply.body).toBe(200);
  return caseId;
}

beforeEach(async () => {
  await fixture.empty();
  clock.advanceMinutes(5);
});

it('publishes them as long as no fraud is known', async () => {
  for (const posting of [fraud, reworded, honest]) expect(await statusOf(posting)).toBe('live');
});

describe('after a fraud is upheld', () => {
  it('holds it in other words under another name, and not an honest posting of such work', async () => {
    await uphold();
    expect(await statusOf(reworded)).toBe('draft');
    expect(await statusOf(honest)).toBe('live');
  });

  it.each([
    ['phone number', contact('Phone 9820041537.')],
    ['phone number in words', contact('Call nine eight two zero zero four 1 5 3 seven.')],
    ['mail address', { ...contact(''), recruiterEmail: 'Skyline.Manpower@gmail.com' }],
    ['WhatsApp number', { ...contact(''), recruiterWhatsApp: '+91 98200 41537' }],
    ['number split by words', contact('Phone 98200 (then) 41537.')],
    ['messenger link as website', { ...contact(''), company: { name: 'Indu', website: 'https://t.me/skyline_jobs' } }],
    ['text within filler', { ...reworded, descriptionHtml: `${fraud.descriptionHtml} ${filler}` }],
  ])('holds one with its %s', async (_what, posting) => {
    await uphold();
    const id = await fixture.publish(posting);
    expect(await fixture.find(id)).toMatchObject({ status: 'draft' });
    expect(await rulesOf(id)).toContain('known-fraud');
  });

  it.each([
    ['website', { website: 'https://www.skyline-manpower.example/jobs' }],
    ['logo', { logo: 'https://pictures.example/skyline.png?v=2' }],
  ])('opens a case for one with its %s, which may be that of honest people', async (_what, company) => {
    await uphold();
    const id = await fixture.publish({ ...contact(''), company: { name: 'Indu Boutique', ...company } });
    expect(await fixture.find(id)).toMatchObject({ status: 'live' });
    expect(await rulesOf(id)).toEqual(['known-fraud-trace']);
  });

  it('forgets it when the decision is undone', async () => {
    const caseId = await uphold();
    expect((await fixture.undo(caseId)).statusCode).toBe(200);
    expect(await statusOf(reworded)).toBe('live');
  });
});

it('opens a case for a long text that another company has, and not for a short one', async () => {
  const text = `${fraud.descriptionHtml}`.replace(
    /Call Manisha.*/s,
    'Night allowance, paid leave after a quarter, doctor on the premises, lockers, and lessons in Konkani twice weekly.</p>',
  );
  await fixture.publish({ ...fraud, company: { name: 'Skyline' }, descriptionHtml: text });
  const copy = await fixture.publish({ ...fraud, company: { name: 'Other' }, descriptionHtml: text });
  expect(await rulesOf(copy)).toEqual(['repeat-copied']);
  for (const name of ['One', 'Two'])
    expect(await rulesOf(await fixture.publish({ ...contact(''), company: { name } }))).toEqual([]);
});
