import { type JobSeekerSkill, PREFERRED_LOCATIONS_MAX, SKILLS_MAX } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { publishPostings } from '../../vacancy-lifecycle/index.ts';
import { makePosting } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { skillTexts } from '../skills/add-skill.ts';
import { locationTexts } from './add-preferred-location.ts';

const { app, context } = await openTestApp();
let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});

async function publish(more: { skills?: string[]; locations?: string[] }): Promise<void> {
  const now = context.clock.now().getTime();
  const dates = { postedAt: new Date(now - 60_000), expiresAt: new Date(now + 86_400_000) };
  await publishPostings(context, [makePosting({ ...more, ...dates })], { cause: 'a test', actor: 'system' });
  // Places and skills of vacancies are cached for five minutes.
  context.clock.advanceMinutes(6);
}

describe('preferred locations', () => {
  const send = (action: string, preferredLocation: string, accountId = me.accountID) =>
    app.inject({
      method: 'POST',
      url: `/api/JobSeekerLocations/${action}`,
      headers: me.headers,
      payload: { accountId, preferredLocation },
    });
  const add = async (place: string) => (await send('SavePreferredLocation', place)).body;
  const remove = async (place: string) => (await send('RemovePreferredLocation', place)).body;
  const list = async (): Promise<string[]> =>
    (
      await app.inject({ url: `/api/JobSeekerLocations/GetPreferredLocations/${me.accountID}`, headers: me.headers })
    ).json();

  it('are listed under their usual names, in the order they were added', async () => {
    const typed = ['bangalore', ' Gurgaon ', 'ANYWHERE IN INDIA', 'WFH', 'Orissa', 'bamboo flat', 'मुंबई', 'NCR'];
    for (const place of typed) {
      const reply = await send('SavePreferredLocation', place);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toContain('text/plain');
      expect(reply.body).toBe('Location added successfully');
    }
    expect(await list()).toEqual([
      'Bengaluru',
      'Gurugram',
      'Anywhere in India',
      'Remote',
      'Odisha',
      'Bamboo Flat',
      'Mumbai',
      'Delhi NCR',
    ]);
  });

  it('are refused when they are unknown', async () => {
    for (const place of ['Zanzibar', '...', '💥', "' or 1=1 --", '\u200b']) {
      expect(await add(place)).toBe(locationTexts.unknown);
    }
    for (const [place, text] of [
      ['', 'Location is required'],
      ['  ', 'Location is required'],
      ['x'.repeat(101), 'Maximum 100 characters allowed'],
    ] as const) {
      const reply = await send('SavePreferredLocation', place);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ detail: text });
    }
    expect(await list()).toEqual([]);
  });

  it('can be any place of a live vacancy, since those are suggested', async () => {
    expect(await add('kuala lumpur')).toBe(locationTexts.unknown);
    await publish({ locations: ['Kuala Lumpur', 'Success Nagar'] });
    expect(await add('kuala lumpur')).toBe(locationTexts.added);
    expect(await list()).toEqual(['Kuala Lumpur']);

    expect(await add('success nagar')).toBe(locationTexts.added);
    // The name itself must not make the refusal look like a success.
    expect(await add('Success Nagar')).toBe('This location is already on your list.');
  });

  it('are listed once in any spelling', async () => {
    await add('Bangalore');
    for (const again of ['Bangalore', 'BENGALURU', 'Whitefield'])
      expect(await add(again)).toBe('Bengaluru is already on your list.');
    expect(await list()).toEqual(['Bengaluru']);
  });

  it('are listed once when added concurrently', async () => {
    const texts = await Promise.all(['Pune', 'pune', 'Poona', 'Pune', 'PUNE'].map(add));
    const again = 'Pune is already on your list.';
    expect(texts.sort()).toEqual([locationTexts.added, again, again, again, again]);
    expect(await list()).toEqual(['Pune']);
  });

  it('are removed by any spelling, once', async () => {
    await add('Bengaluru');
    await add('Chennai');
    expect(await remove('bangalore')).toBe('Location removed successfully');
    expect(await remove('Bengaluru')).toBe('This location is not on your list.');
    expect(await remove('Zanzibar')).toBe('This location is not on your list.');
    expect(await list()).toEqual(['Chennai']);
  });

  it('are limited per account, also when added concurrently', async () => {
    const cities = ['Abohar', 'Adoni', 'Agra', 'Ajmer', 'Akola', 'Alwar', 'Amravati', 'Amritsar', 'Anand', 'Arrah'];
    const more = [
      'Pune',
      'Nashik',
      'Thane',
      'Surat',
      'Rajkot',
      'Indore',
      'Bhopal',
      'Ujjain',
      'Kota',
      'Jaipur',
      'Patna',
    ];
    const texts = await Promise.all([...cities, ...more].map(add));
    expect(texts.filter((text) => text === locationTexts.added)).toHaveLength(PREFERRED_LOCATIONS_MAX);
    expect(texts.filter((text) => text === locationTexts.full)).toHaveLength(1);
    expect(await list()).toHaveLength(PREFERRED_LOCATIONS_MAX);
  });

  it('are refused for another account', async () => {
    const other = await registerThrough(app);
    for (const action of ['SavePreferredLocation', 'RemovePreferredLocation'])
      expect((await send(action, 'Pune', other.accountID)).statusCode).toBe(403);
    const url = `/api/JobSeekerLocations/GetPreferredLocations/${other.accountID}`;
    expect((await app.inject({ url, headers: me.headers })).statusCode).toBe(403);
  });
});

describe('skills', () => {
  const save = (skill: string, accountID = me.accountID) =>
    app.inject({
      method: 'POST',
      url: `/api/JobSeekerSkillSets/SaveJobSeekerSkillSet?${new URLSearchParams({ accountID: String(accountID), skill })}`,
      headers: me.headers,
    });
  const add = async (skill: string) => (await save(skill)).body;
  const remove = (id: number) =>
    app.inject({
      method: 'POST',
      url: `/api/JobSeekerSkillSets/DeleteJobSeekerSkillSet/${id}`,
      headers: me.headers,
    });
  const list = async (): Promise<JobSeekerSkill[]> =>
    (
      await app.inject({
        url: `/api/JobSeekerSkillSets/GetJobSeekerSkills?accountID=${me.accountID}`,
        headers: me.headers,
      })
    ).json();
  const names = async () => (await list()).map(({ skill }) => skill);
  const suggest = async (keyword: string): Promise<string[]> =>
    (await app.inject(`/api/JobSeekerSkillSets/GetSkillSets?${new URLSearchParams({ keyword })}`)).json();

  it('are listed in their usual spelling, others as typed, in the order they were added', async () => {
    const reply = await save('power-bi');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toBe('Skill added successfully');
    for (const skill of ['c++', 'C', 'c#', ' - Falconry  with  kites, ', 'मेहंदी डिज़ाइन', 'مرصع کاری', '🎻 Violin'])
      expect(await add(skill)).toBe('Skill added successfully');
    expect(await names()).toEqual([
      'Power BI',
      'C++',
      'C',
      'C#',
      'Falconry with kites',
      'मेहंदी डिज़ाइन',
      'مرصع کاری',
      '🎻 Violin',
    ]);
    expect(await list()).toContainEqual({
      jobSeekerSkillID: expect.any(Number),
      skill: 'Power BI',
      accountID: me.accountID,
    });
  });

  it('use the spelling of vacancies when they are not built in', async () => {
    await publish({ skills: ['Zardozi Embroidery', 'aari work', 'gota patti'] });
    for (const skill of ['zardozi-embroidery', 'Aari Work', 'Gota-Patti']) await add(skill);
    // Lower case in vacancies does not replace typed capitals.
    expect(await names()).toEqual(['Zardozi Embroidery', 'Aari Work', 'gota patti']);
  });

  it('are listed once in any spelling', async () => {
    await add('Power BI');
    for (const again of ['power bi', 'powerbi', 'Power-BI', 'Microsoft Power BI'])
      expect(await add(again)).toBe('Power BI is already on your list.');
    expect(await names()).toEqual(['Power BI']);
    await add('customer success');
    // The name itself must not make the refusal look like a success.
    expect(await add('Customer  Success')).toBe('This skill is already on your list.');
  });

  it('are listed once when added concurrently', async () => {
    const texts = await Promise.all(['Tally', 'tally', 'TALLY', 'Tally'].map(add));
    const again = 'Tally is already on your list.';
    expect(texts.sort()).toEqual([skillTexts.added, again, again, again]);
    expect(await names()).toEqual(['Tally']);
  });

  it('need a name', async () => {
    for (const skill of ['-', '...', '💥', '12345', '\u202e\u200b'])
      expect(await add(skill)).toBe(skillTexts.noLetters);
    for (const skill of ['', '  ', '\u0000'])
      expect((await save(skill)).json()).toMatchObject({ detail: 'Skill is required' });
    expect((await save('x'.repeat(101))).statusCode).toBe(400);
    expect(await names()).toEqual([]);
  });

  it('are stored unchanged when they look like code', async () => {
    const hostile = [
      `'; drop table job_seeker_skills; --`,
      '<img src=x onerror=alert(1)>',
      '\ufdfa'.repeat(100),
      '{{7*7}}a',
    ];
    for (const skill of hostile) expect(await add(skill)).toBe(skillTexts.added);
    expect(await names()).toHaveLength(hostile.length);
  });

  it('are limited per account', async () => {
    for (let i = 1; i <= SKILLS_MAX; i++) expect(await add(`Craft number ${i}`)).toBe(skillTexts.added);
    expect(await add('One more')).toBe(skillTexts.full);
    expect(await add('Craft number 7')).toBe('Craft number 7 is already on your list.');
    expect(await names()).toHaveLength(SKILLS_MAX);
  });

  it("are removed by their owner only, with the same reply for another account's id and an unknown one", async () => {
    await add('Weaving');
    const [mine] = await list();
    const id = mine?.jobSeekerSkillID ?? 0;
    const owner = me;
    me = await registerThrough(app);
    const [foreign, unknown] = [await remove(id), await remove(2_000_000_000)];
    expect([foreign.statusCode, unknown.statusCode]).toEqual([403, 403]);
    expect({ ...foreign.json(), instance: '' }).toEqual({ ...unknown.json(), instance: '' });
    expect((await save('Weaving', owner.accountID)).statusCode).toBe(403);

    me = owner;
    expect(await names()).toEqual(['Weaving']);
    expect((await remove(id)).body).toBe('Skill removed successfully');
    expect((await remove(id)).statusCode).toBe(403);
    expect(await names()).toEqual([]);
  });

  it('are suggested to visitors from live vacancies and built-in skills', async () => {
    await publish({ skills: ['Zari Weaving', 'Carpet Weaving', 'Weaving Looms'] });
    expect(await suggest('weaving')).toEqual(['Weaving Looms', 'Carpet Weaving', 'Zari Weaving']);
    expect((await suggest('power b'))[0]).toBe('Power BI');
    expect(await suggest('z')).toEqual([]);
    expect(await suggest('')).toEqual([]);
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('in')).toHaveLength(10);
  });
});

it('only success texts contain the word that marks success', () => {
  for (const [name, text] of Object.entries({ ...locationTexts, ...skillTexts }))
    expect(/success/i.test(text), text).toBe(name === 'added' || name === 'removed');
});
