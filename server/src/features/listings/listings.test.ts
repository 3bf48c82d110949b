import type { VacancyCard } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock.ts';
import { openTestApp, registerThrough } from '../../test-support.ts';
import { publishPostings } from '../vacancies/index.ts';
import { makePosting } from '../vacancies/test-world.ts';

const { app, platform } = await openTestApp();

it('the free listing has the newest 30 live vacancies, none of them applied to', async () => {
  const me = await registerThrough(app);
  const list = async () =>
    (
      await app.inject({
        url: `/api/JobSeekerPriorityListing/GetFreeListingJobs?accountID=${me.accountID}`,
        headers: me.headers,
      })
    ).json<VacancyCard[]>();
  expect(await list()).toEqual([]);

  const now = platform.clock.now().getTime();
  const postings = Array.from({ length: 35 }, (_, i) =>
    makePosting({
      title: `Watchman ${i}`,
      postedAt: new Date(now - (i + 1) * 60_000),
      expiresAt: new Date(now + DAY_MS),
      kind: i % 2 ? 'manual' : 'standard',
    }),
  );
  await publishPostings(platform, postings, { cause: 'a test', actor: 'system' });

  const first = await list();
  expect(first.map((card) => card.jobTitle)).toEqual(postings.slice(0, 30).map((posting) => posting.title));
  expect(first[1]?.isManualPostedJob).toBe(true);

  const applied = first[3]?.vacancyID ?? 0;
  const resume = await platform.db
    .insertInto('resumes')
    .values({
      account_id: me.accountID,
      file_key: 'resumes/none.pdf',
      original_name: 'a.pdf',
      content_type: 'application/pdf',
      bytes: 1,
      sha256: Buffer.alloc(32),
      replaced_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await platform.db
    .insertInto('applications')
    .values({ account_id: me.accountID, vacancy_id: applied, resume_id: resume.id })
    .execute();
  const second = await list();
  expect(second).toHaveLength(30);
  expect(second.map((card) => card.vacancyID)).not.toContain(applied);
});
