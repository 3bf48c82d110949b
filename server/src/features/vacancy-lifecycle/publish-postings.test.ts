import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresSearch } from '../search/engine/postgres-search.ts';
import { closeVacancy } from './change-vacancy-status.ts';
import { foldCompanyName } from './publish-postings.ts';
import { makePosting, openVacancyWorld, type VacancyWorld } from './test-world.ts';

let world: VacancyWorld;
beforeAll(async () => {
  world = await openVacancyWorld();
});
afterAll(() => world.close());
beforeEach(() => world.empty());

const find = async (keyword: string) =>
  (await createPostgresSearch(world.db).find({ keyword, now: world.clock.now(), offset: 0, limit: 20 })).ids;

const rowOf = (id: number) =>
  world.db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('publishing', () => {
  it('makes new vacancies once, however often it is given the same', async () => {
    const postings = [makePosting({ title: 'Potter' }), makePosting({ title: 'Weaver' })];
    expect(await world.publishAll(postings)).toEqual({ created: 2, updated: 0, unchanged: 0 });
    expect(await world.publishAll(postings)).toEqual({ created: 0, updated: 0, unchanged: 2 });
    expect(await world.publishAll([...postings, postings[0] as never])).toEqual({
      created: 0,
      updated: 0,
      unchanged: 3,
    });
    expect(await world.db.selectFrom('vacancy_changes').selectAll().execute()).toHaveLength(2);
  });

  it('does so when two do it at the same moment', async () => {
    const postings = Array.from({ length: 40 }, (_, i) =>
      makePosting({ title: `Potter ${i}`, company: { name: `Kiln ${i % 7}` } }),
    );
    const counts = await Promise.all([world.publishAll(postings), world.publishAll(postings.toReversed())]);
    expect(counts.reduce((sum, { created }) => sum + created, 0)).toBe(40);
    expect(await world.db.selectFrom('vacancies').select('id').execute()).toHaveLength(40);
    expect(await world.db.selectFrom('companies').select('id').execute()).toHaveLength(7);
  });

  it('lets a changed posting be found by its new words at once and no longer by its old', async () => {
    const posting = makePosting({ title: 'Potter', skills: ['glazing'] });
    const id = await world.publish(posting);
    expect(await find('glazing')).toEqual([id]);
    world.clock.advanceMinutes(5);
    expect(await world.publishAll([{ ...posting, title: 'Ceramic Artist', skills: [] }])).toEqual({
      created: 0,
      updated: 1,
      unchanged: 0,
    });
    expect(await find('ceramic')).toEqual([id]);
    expect(await find('glazing')).toEqual([]);
    expect((await rowOf(id)).updated_at).toEqual(world.clock.now());
  });

  it('leaves alone what has ended', async () => {
    const posting = makePosting({ title: 'Potter' });
    const id = await world.publish(posting);
    await closeVacancy(world.context, id, { cause: 'filled', actor: 'operator' });
    expect(await world.publishAll([{ ...posting, title: 'Weaver' }])).toEqual({ created: 0, updated: 0, unchanged: 1 });
    expect(await rowOf(id)).toMatchObject({ title: 'Potter', status: 'closed' });
    expect(await find('weaver')).toEqual([]);
  });

  it('keeps sources apart', async () => {
    const posting = makePosting();
    expect(await world.publishAll([posting, { ...posting, source: 'another' }])).toMatchObject({ created: 2 });
  });

  it('takes all or none', async () => {
    const wrong = makePosting({ experienceFromYears: 400 });
    await expect(world.publishAll([makePosting(), wrong])).rejects.toThrow();
    expect(await world.db.selectFrom('vacancies').select('id').execute()).toEqual([]);
    expect(await world.db.selectFrom('companies').select('id').execute()).toEqual([]);
  });

  it('sanitises what is shown as HTML', async () => {
    const about = '<p>Since 1961</p><script>alert(1)</script>';
    const id = await world.publish({
      descriptionHtml: '<ul><li onmouseover="x()">Glaze</li></ul><iframe src="https://x.example"></iframe>',
      company: { name: 'Tulsi Granites', aboutHtml: about },
    });
    expect((await rowOf(id)).description_html).toBe('<ul><li>Glaze</li></ul>');
    const company = await world.db.selectFrom('companies').select('about_html').executeTakeFirstOrThrow();
    expect(company.about_html).toBe('<p>Since 1961</p>');
  });

  it('keeps every value as it came', async () => {
    const posting = makePosting({
      salaryFromPaise: 30_000_000_01,
      salaryToPaise: 90_071_992_547_409,
      salaryNotDisclosed: false,
      skills: ['a "quoted", {odd} \\ skill', 'डेटा'],
      recruiterName: "O'Brien & Sons",
      openings: 3,
    });
    const row = await rowOf(await world.publish(posting));
    expect(row).toMatchObject({
      salary_from: posting.salaryFromPaise,
      salary_to: posting.salaryToPaise,
      skills: posting.skills,
      recruiter_name: posting.recruiterName,
      openings: 3,
      posted_at: posting.postedAt,
      expires_at: posting.expiresAt,
    });
  });
});

describe('companies', () => {
  it('meet under one folded name and keep details once given', async () => {
    await world.publish({ company: { name: 'Tulsi Granites Ltd.', website: 'https://tulsi.example' } });
    await world.publish({ company: { name: ' TULSI  granites ltd', corporateAddress: 'Jaipur' } });
    const companies = await world.db.selectFrom('companies').selectAll().execute();
    expect(companies).toMatchObject([
      { name: 'Tulsi Granites Ltd.', website: 'https://tulsi.example', corporate_address: 'Jaipur', logo: '' },
    ]);
    expect(foldCompanyName('Tulsi Granites')).not.toBe(foldCompanyName('Tulsi Granite'));
  });
});
