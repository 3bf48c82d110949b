import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rescreenStored, screenPosting } from '../screening/index.ts';
import { createPostgresSearch } from '../search/engine/postgres-search.ts';
import { closeVacancy } from './change-vacancy-status.ts';
import { foldCompanyName } from './fold-company-name.ts';
import { makePosting, openVacancyFixture, type VacancyFixture } from './test-vacancy-fixture.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

const find = async (keyword: string) =>
  (await createPostgresSearch(fixture.db).find({ keyword, now: fixture.clock.now(), offset: 0, limit: 20 })).ids;

const rowOf = (id: number) =>
  fixture.db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('publishing', () => {
  it('is idempotent', async () => {
    const postings = [makePosting({ title: 'Potter' }), makePosting({ title: 'Weaver' })];
    expect(await fixture.publishAll(postings)).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
    expect(await fixture.publishAll(postings)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await fixture.publishAll([...postings, postings[0] as never])).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 3,
    });
    expect(await fixture.db.selectFrom('vacancy_changes').selectAll().execute()).toHaveLength(2);
  });

  it('creates a vacancy once on two concurrent calls', async () => {
    const postings = Array.from({ length: 40 }, (_, i) =>
      makePosting({ title: `Potter ${i}`, company: { name: `Kiln ${i % 7}` } }),
    );
    const counts = await Promise.all([fixture.publishAll(postings), fixture.publishAll(postings.toReversed())]);
    expect(counts.reduce((sum, { created }) => sum + created, 0)).toBe(40);
    expect(await fixture.db.selectFrom('vacancies').select('id').execute()).toHaveLength(40);
    expect(await fixture.db.selectFrom('companies').select('id').execute()).toHaveLength(7);
  });

  it('updates the search index of a changed posting at once', async () => {
    const posting = makePosting({ title: 'Potter', skills: ['glazing'] });
    const id = await fixture.publish(posting);
    expect(await find('glazing')).toEqual([id]);
    fixture.clock.advanceMinutes(5);
    expect(await fixture.publishAll([{ ...posting, title: 'Ceramic Artist', skills: [] }])).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 0,
    });
    expect(await find('ceramic')).toEqual([id]);
    expect(await find('glazing')).toEqual([]);
    expect((await rowOf(id)).updated_at).toEqual(fixture.clock.now());
  });

  it('does not change vacancies that have ended', async () => {
    const posting = makePosting({ title: 'Potter' });
    const id = await fixture.publish(posting);
    await closeVacancy(fixture.context, id, { cause: 'filled', actor: 'operator' });
    expect(await fixture.publishAll([{ ...posting, title: 'Weaver' }])).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 1,
    });
    expect(await rowOf(id)).toMatchObject({ title: 'Potter', status: 'closed' });
    expect(await find('weaver')).toEqual([]);
  });

  it('treats the same id of two sources as two vacancies', async () => {
    const posting = makePosting();
    expect(await fixture.publishAll([posting, { ...posting, source: 'another' }])).toMatchObject({ created: 2 });
  });

  it('publishes all postings or none', async () => {
    const wrong = makePosting({ experienceFromYears: 400 });
    await expect(fixture.publishAll([makePosting(), wrong])).rejects.toThrow();
    expect(await fixture.db.selectFrom('vacancies').select('id').execute()).toEqual([]);
    expect(await fixture.db.selectFrom('companies').select('id').execute()).toEqual([]);
  });

  it('sanitises HTML', async () => {
    const about = '<p>Since 1961</p><script>alert(1)</script>';
    const id = await fixture.publish({
      descriptionHtml: '<ul><li onmouseover="x()">Glaze</li></ul><iframe src="https://x.example"></iframe>',
      company: { name: 'Tulsi Granites', aboutHtml: about },
    });
    expect((await rowOf(id)).description_html).toBe('<ul><li>Glaze</li></ul>');
    const company = await fixture.db.selectFrom('companies').select('about_html').executeTakeFirstOrThrow();
    expect(company.about_html).toBe('<p>Since 1961</p>');
  });

  it('stores every value unchanged', async () => {
    const posting = makePosting({
      salaryFromPaise: 30_000_000_01,
      salaryToPaise: 90_071_992_547_409,
      salaryNotDisclosed: false,
      skills: ['a "quoted", {odd} \\ skill', 'डेटा'],
      recruiterName: "O'Brien & Sons",
      openings: 3,
    });
    const row = await rowOf(await fixture.publish(posting));
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
  it('are identified by folded name, and keep known details', async () => {
    await fixture.publish({ company: { name: 'Tulsi Granites Ltd.', website: 'https://tulsi.example' } });
    await fixture.publish({ company: { name: ' TULSI  granites ltd', corporateAddress: 'Jaipur' } });
    const companies = await fixture.db.selectFrom('companies').selectAll().execute();
    expect(companies).toMatchObject([
      { name: 'Tulsi Granites Ltd.', website: 'https://tulsi.example', corporate_address: 'Jaipur', logo: '' },
    ]);
    expect(foldCompanyName('Tulsi Granites')).not.toBe(foldCompanyName('Tulsi Granite'));
  });

  it('pause a live vacancy that moves to a blocked one', async () => {
    const posting = makePosting({ skills: ['glazing'] });
    const id = await fixture.publish(posting);
    await fixture.publish({ company: { name: 'Kiln Frauds' } });
    await fixture.db
      .updateTable('companies')
      .set({ blocked_at: fixture.clock.now() })
      .where('name', '=', 'Kiln Frauds')
      .execute();
    const moved = { ...posting, company: { name: 'Kiln Frauds' } };
    expect(await fixture.publishAll([moved])).toMatchObject({ created: 0, updated: 1, unchanged: 0, paused: 1 });
    expect((await rowOf(id)).status).toBe('paused');
    expect(await find('glazing')).toEqual([]);
    const changes = fixture.db
      .selectFrom('vacancy_changes')
      .select(['to_status', 'cause'])
      .where('vacancy_id', '=', id);
    expect(await changes.orderBy('id').execute()).toMatchObject([
      { to_status: 'live' },
      { to_status: 'paused', cause: 'test: its company is blocked' },
    ]);
    expect(await fixture.publishAll([moved])).toMatchObject({ updated: 0, unchanged: 1, paused: 0 });
  });
});

describe('screening', () => {
  // Identity, codes and dates are not texts that job seekers read.
  const { source: _source, sourceId: _sourceId, kind: _kind, company: _company, ...shown } = makePosting();
  const fields = Object.entries(shown).flatMap(([field, value]) =>
    typeof value === 'string' || Array.isArray(value) ? [field] : [],
  );
  const fee = 'Registration fee Rs 500';

  it.each(fields.map((field) => ({ field, value: Array.isArray(shown[field as never]) ? [fee] : fee })))(
    'reads $field of a posting, before and after it is stored',
    async ({ field, value }) => {
      // What is stored as a code is refused otherwise.
      if (field === 'contactPreference') {
        expect(screenPosting({ ...makePosting(), [field]: fee }, {}, new Map())).toHaveLength(1);
        return;
      }
      const published = await fixture.publishAll([makePosting({ [field]: value })]);
      expect(published.held).toBe(1);
      await fixture.db.deleteFrom('moderation_cases').execute();
      const [change] = published.changes;
      const again = await rescreenStored(fixture.db, [change?.id ?? 0], fixture.clock.now());
      expect(again.map(({ verdict }) => verdict)).toEqual(['hold']);
    },
  );

  it.each(['name', 'website', 'logo', 'aboutHtml', 'corporateAddress'])('reads %s of the company', (field) => {
    const company = { name: 'Tulsi Granites', [field]: fee };
    expect(screenPosting(makePosting({ company }), {}, new Map())).toHaveLength(1);
  });
});
