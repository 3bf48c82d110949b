import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SettingError } from '../../config.ts';
import { openVacancyFixture } from '../../features/vacancy-lifecycle/test-vacancy-fixture.ts';
import type { CommandOptions } from './command.ts';
import { vacancyCommands } from './vacancy-commands.ts';

const fixture = await openVacancyFixture();
const { context, db } = fixture;
afterAll(() => fixture.close());

const run = (options: CommandOptions) => vacancyCommands['close-vacancies']?.run(context as never, [], options);
const statuses = async () => {
  const rows = await db.selectFrom('vacancies').select(['title', 'status']).orderBy('id').execute();
  return rows.map(({ title, status }) => `${title} ${status}`);
};

beforeEach(async () => {
  await fixture.empty();
  await fixture.publish({ title: 'Dyer', company: { name: 'Ila Textiles Ltd.' }, source: 'partner' });
  await fixture.publish({ title: 'Weaver', company: { name: 'ILA Textiles Ltd' }, source: 'employer' });
  await fixture.publish({ title: 'Mason', company: { name: 'Tulsi Granites' }, source: 'partner' });
});

describe('close-vacancies', () => {
  it('counts on a dry run and changes nothing', async () => {
    expect(await run({ company: 'ila textiles ltd', 'dry-run': true })).toBe(
      '2 live vacancies of the company Ila Textiles Ltd. would be closed.',
    );
    expect(await statuses()).toEqual(['Dyer live', 'Weaver live', 'Mason live']);
  });

  it('closes all vacancies of a company, with an audit record each, and removes them from search', async () => {
    const done = await run({ company: 'Ila Textiles Ltd.', cause: 'left us', by: 'Farah', yes: true });
    expect(done).toBe('2 vacancies of the company Ila Textiles Ltd. are closed.');
    expect(await statuses()).toEqual(['Dyer closed', 'Weaver closed', 'Mason live']);
    const changes = db.selectFrom('vacancy_changes').select(['cause', 'actor']).where('to_status', '=', 'closed');
    expect(await changes.execute()).toEqual(Array(2).fill({ cause: 'left us', actor: 'Farah' }));
    expect(await db.selectFrom('vacancy_search').select('vacancy_id').execute()).toHaveLength(1);
  });

  it('closes all vacancies of an import source, more than one batch', async () => {
    const many = Array.from({ length: 1_050 }, (_, i) => ({ sourceId: `many-${i}`, source: 'partner' }));
    await db.transaction().execute(async (tx) => {
      const { id, ...row } = await tx.selectFrom('vacancies').selectAll().limit(1).executeTakeFirstOrThrow();
      await tx
        .insertInto('vacancies')
        .values(many.map(({ source, sourceId }) => ({ ...row, source, source_id: sourceId })))
        .execute();
    });
    expect(await run({ source: 'partner', cause: 'feed ended', yes: true })).toBe(
      '1,052 vacancies of the source partner are closed.',
    );
    expect(await statuses()).toContain('Weaver live');
    expect((await statuses()).filter((text) => text.endsWith('live'))).toHaveLength(1);
    expect(await run({ source: 'partner', cause: 'feed ended', yes: true })).toBe(
      'There are no live vacancies of the source partner.',
    );
  });

  it.each<[string, CommandOptions]>([
    ['neither company nor source', { cause: 'x', yes: true }],
    ['both', { company: 'Tulsi Granites', source: 'partner', cause: 'x', yes: true }],
    ['no cause', { source: 'partner', yes: true }],
    ['a company that is not known', { company: 'Nobody', cause: 'x', yes: true }],
    ['a source that is not known', { source: 'nobody', cause: 'x', yes: true }],
    ['no confirmation, without a terminal', { source: 'partner', cause: 'x' }],
  ])('refuses %s', async (_what, options) => {
    await expect(run(options)).rejects.toThrow(SettingError);
    expect(await statuses()).toEqual(['Dyer live', 'Weaver live', 'Mason live']);
  });
});
