import { bulkResult, calls, type StaffCompanyDetails, savedVacancy, type VacancyForm } from '@aarambh/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ruleDefinitions } from '../features/screening/index.ts';
import { type FraudPosting, fraudPostings, PRIVATE_CONTACT } from '../features/screening/test-frauds.ts';
import { vacancyCheckActions } from '../features/vacancy-checks/index.ts';
import {
  publishPostings,
  rescreenVacancies,
  SCREENING_BATCH_SIZE,
  screenQueuedCompanies,
  type VacancyPosting,
} from '../features/vacancy-lifecycle/index.ts';
import { deleteAll } from '../features/vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { makePosting } from '../features/vacancy-lifecycle/test-vacancy-fixture.ts';
import { makeVacancyForm } from '../features/vacancy-management/test-vacancy-form.ts';
import { DAY_MS } from '../lib/clock.ts';
import { staffActions } from '../registry/staff-actions.ts';
import { createTestStaff, openTestApp } from '../testing/test-app.ts';
import { readVacancyRows } from '../testing/vacancy-rows.ts';

/** Every way by which a vacancy becomes live, or the text of a live one changes, screens it. */
const { app, context } = await openTestApp();
const { db, clock } = context;
const staff = await createTestStaff(context);
/** Staff do not decide the cases of vacancies that they posted. */
const colleague = await createTestStaff(context);
const { staff: of } = calls;

const send = async (call: { path: string }, payload: object, by = staff) => {
  const reply = await app.inject({ method: 'POST', url: `/api/${call.path}`, payload, headers: by.headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.headers['content-type']?.toString().includes('json') ? reply.json<object>() : reply.body;
};
const dayAfter = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const makeForm = (more: Partial<VacancyForm> = {}) => makeVacancyForm(clock.now(), more);
const post = async (more: Partial<VacancyForm>, asDraft = false) =>
  savedVacancy.parse(await send(of.postVacancy, { ...makeForm(more), formID: crypto.randomUUID(), asDraft }));
const bulk = async (call: { path: string }, vacancyID: number, more: object = {}) =>
  bulkResult.parse(await send(call, { rows: await readVacancyRows(db, [vacancyID]), reason: 'a test', ...more }));
const readForm = async (id: number) => {
  const reply = await app.inject({ url: `/api/Staff/GetVacancy/${id}`, headers: staff.headers });
  return reply.json<{ form: VacancyForm; version: number }>();
};
const importing = async (...lines: Partial<VacancyPosting>[]): Promise<number> => {
  const expiresAt = new Date(clock.now().getTime() + 30 * DAY_MS);
  const postings = lines.map((line) => makePosting({ postedAt: clock.now(), expiresAt, ...line }));
  const { changes } = await publishPostings(context, postings, { cause: 'import', actor: 'feed' });
  return changes[0]?.id ?? 0;
};
/** The fraud as a line of an import, whose contact is a private address when it uses the name of a well-known company. */
const lineOf = ({ title, description, company }: FraudPosting): Partial<VacancyPosting> => ({
  title,
  descriptionHtml: description,
  ...(company ? { company: { name: company }, recruiterEmail: PRIVATE_CONTACT } : {}),
});
/** What an honest posting of the same company states. */
const companyOf = ({ company = 'Tulsi Granites' }: FraudPosting) => ({ name: company });
const readCompany = async (vacancyId: number) => {
  const { company_id } = await db
    .selectFrom('vacancies')
    .select('company_id')
    .where('id', '=', vacancyId)
    .executeTakeFirstOrThrow();
  const reply = await app.inject({ url: `/api/Staff/GetCompany/${company_id}`, headers: staff.headers });
  return reply.json<StaffCompanyDetails>();
};
const editCompany = async (vacancyId: number, change: object) => {
  const { form, companyID, version } = await readCompany(vacancyId);
  return await send(of.editCompany, { ...form, companyID, version, ...change });
};
/** Turns the rules off, so that a fraud can be posted; it is found once they are on again. */
const turnRulesOff = () =>
  db
    .insertInto('screening_rules')
    .values(
      ruleDefinitions.map(({ id, level }) => ({
        id,
        version: 1,
        is_enabled: false,
        level,
        phrases: [],
        changed_by: 'a test',
        changed_at: clock.now(),
      })),
    )
    .execute();
const turnRulesOn = () => db.deleteFrom('screening_rules').execute();

const statusOf = async (id: number) =>
  (await db.selectFrom('vacancies').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const isPublic = async (id: number) =>
  'jobTitle' in (await app.inject(`/api/vacancyportal/GetVacancyDetails/${id}`)).json<object>();
const isFindable = async (id: number) =>
  (await db.selectFrom('vacancy_search').select('vacancy_id').where('vacancy_id', '=', id).execute()).length > 0;
const isHeld = async (id: number) =>
  (
    await db
      .selectFrom('moderation_cases')
      .select('id')
      .where('vacancy_id', '=', id)
      .where('state', '=', 'open')
      .where('holds_vacancy', '=', true)
      .execute()
  ).length === 1;

beforeEach(async () => {
  await deleteAll(db);
  clock.advanceMinutes(1);
});
afterEach(turnRulesOn);

/** A live vacancy of a fraud from before its rule. */
async function postBeforeRule(fraud: FraudPosting): Promise<number> {
  await turnRulesOff();
  const { vacancyID } = await post(fraud);
  expect(await isPublic(vacancyID)).toBe(true);
  await turnRulesOn();
  return vacancyID;
}

/** The entrances by the call that is one; each returns the vacancy. */
const entrances: Record<string, (fraud: FraudPosting) => Promise<number>> = {
  PostVacancy: async (fraud) => (await post(fraud)).vacancyID,
  'PostVacancy, of a copy': async (fraud) => {
    const known = await postBeforeRule(fraud);
    return (await post((await readForm(known)).form)).vacancyID;
  },
  EditVacancy: async (fraud) => {
    const { name: company } = companyOf(fraud);
    const { vacancyID, version, status } = await post({ company });
    expect(status).toBe('live');
    await send(of.editVacancy, { ...makeForm(fraud), vacancyID, version });
    return vacancyID;
  },
  ApproveVacancies: async (fraud) => {
    await turnRulesOff();
    const { vacancyID } = await post(fraud, true);
    await turnRulesOn();
    const { skipped } = await bulk(of.approveVacancies, vacancyID);
    expect(skipped[0]?.cause).toContain('A moderation case holds it.');
    return vacancyID;
  },
  ReopenVacancies: async (fraud) => {
    await turnRulesOff();
    const { vacancyID } = await post(fraud);
    await bulk(of.pauseVacancies, vacancyID);
    await turnRulesOn();
    const { skipped } = await bulk(of.reopenVacancies, vacancyID);
    expect(skipped[0]?.cause).toContain('A moderation case holds it.');
    return vacancyID;
  },
  ExtendVacancies: async (fraud) => {
    const vacancyID = await postBeforeRule(fraud);
    const before = await readForm(vacancyID);
    const { skipped } = await bulk(of.extendVacancies, vacancyID, { lastDay: dayAfter(60) });
    expect(skipped[0]?.cause).toContain('paused instead');
    expect((await readForm(vacancyID)).form.lastDay).toBe(before.form.lastDay);
    return vacancyID;
  },
  UndoCloseVacancies: async (fraud) => {
    const vacancyID = await postBeforeRule(fraud);
    await bulk(of.closeVacancies, vacancyID, { isFraud: false });
    const { done, skipped } = await bulk(of.undoCloseVacancies, vacancyID);
    expect(done).toEqual([]);
    expect(skipped[0]?.cause).toMatch(/^It is paused instead\. A moderation case holds it\./);
    return vacancyID;
  },
  'UndoCloseVacancies, of a fraud': async (fraud) => {
    const vacancyID = await postBeforeRule(fraud);
    await bulk(of.closeVacancies, vacancyID, { isFraud: true });
    const { done, skipped } = await bulk(of.undoCloseVacancies, vacancyID);
    expect(done).toEqual([]);
    expect(skipped[0]?.cause).toMatch(/^It is paused instead\. A moderation case holds it\./);
    return vacancyID;
  },
  UndoModerationDecision: async (fraud) => {
    const vacancyID = await postBeforeRule(fraud);
    await bulk(of.closeVacancies, vacancyID, { isFraud: true });
    const { id: caseID, version } = await db
      .selectFrom('moderation_cases')
      .select(['id', 'version'])
      .where('vacancy_id', '=', vacancyID)
      .executeTakeFirstOrThrow();
    // The undo removes a case that only the decision needed, unless it has a note.
    await send(of.noteModerationCase, { caseID, version, note: 'A mistake?' }, colleague);
    await send(of.undoModerationDecision, { caseID, version: version + 1 }, colleague);
    return vacancyID;
  },
  UndoCloseAllVacancies: async (fraud) => {
    const vacancyID = await postBeforeRule(fraud);
    const { companyID } = await readCompany(vacancyID);
    const closing = (await send(of.closeAllVacancies, { companyID, open: 1, reason: 'a test' })) as {
      undoUntil: string;
    };
    const { undoUntil } = closing;
    const undone = await send(of.undoCloseAllVacancies, { companyID, undoUntil, afterID: 0, reason: 'a test' });
    expect(undone).toMatchObject({ reopened: 1, paused: 1 });
    return vacancyID;
  },
  EditCompany: async () => {
    const vacancyID = await importing({ recruiterEmail: 'joining.desk@gmail.com' });
    expect(await isPublic(vacancyID)).toBe(true);
    expect(await editCompany(vacancyID, { name: 'Infosys' })).toContain('1 live vacancy is held by screening');
    return vacancyID;
  },
  'EditCompany, what it says of itself': async (fraud) => {
    const { vacancyID, status } = await post({ company: companyOf(fraud).name });
    expect(status).toBe('live');
    await editCompany(vacancyID, { about: fraud.description });
    return vacancyID;
  },
  MergeCompanies: async () => {
    const vacancyID = await importing({ recruiterEmail: 'joining.desk@gmail.com' });
    const other = await importing({ company: { name: 'Infosys' } });
    const [from, into] = [await readCompany(vacancyID), await readCompany(other)];
    const merged = await send(of.mergeCompanies, {
      companyID: from.companyID,
      intoID: into.companyID,
      reason: 'a test',
    });
    expect(merged).toMatchObject({ screening: expect.stringContaining('1 live vacancy is held') });
    expect(await isPublic(other)).toBe(true);
    return vacancyID;
  },
  UndoMerge: async () => {
    const vacancyID = await importing({ company: { name: 'Infosys' }, recruiterEmail: 'hr@infosys.com' });
    const other = await importing({ company: { name: 'Tulsi Granites' } });
    const [from, into] = [await readCompany(vacancyID), await readCompany(other)];
    const body = { companyID: from.companyID, intoID: into.companyID, reason: 'a test' };
    const { mergeID } = (await send(of.mergeCompanies, body)) as { mergeID: number };
    // An address that is fine as long as the company is no one well known.
    await db.updateTable('vacancies').set({ recruiter_email: 'joining.desk@gmail.com' }).execute();
    expect(await isPublic(vacancyID)).toBe(true);
    await send(of.undoMerge, { mergeID, reason: 'a test' });
    return vacancyID;
  },
  'an import': (fraud) => importing(lineOf(fraud)),
  'an import of a live vacancy with another text': async (fraud) => {
    const company = companyOf(fraud);
    const known = { source: 'feed', sourceId: '1', company };
    const id = await importing(known);
    expect(await isPublic(id)).toBe(true);
    await importing({ ...lineOf(fraud), ...known });
    return id;
  },
  'an import of a draft whose source no longer needs approval': async (fraud) => {
    await send(of.setSourceApproval, { source: 'feed', needsApproval: true, reason: 'a test' });
    const line = { source: 'feed', sourceId: '1', ...lineOf(fraud) };
    await turnRulesOff();
    const id = await importing(line);
    await turnRulesOn();
    await send(of.setSourceApproval, { source: 'feed', needsApproval: false, reason: 'a test' });
    await importing(line);
    return id;
  },
  'an import of another vacancy with another text about the company': async (fraud) => {
    const company = companyOf(fraud);
    const id = await importing({ company });
    expect(await isPublic(id)).toBe(true);
    await importing({ company: { ...company, aboutHtml: fraud.description } });
    await screenQueuedCompanies(context);
    return id;
  },
  'the command that screens what is live': async (fraud) => {
    const id = await postBeforeRule(fraud);
    await rescreenVacancies(context);
    return id;
  },
};
/** What it is about there is the name of the company, not a text. */
const byName = new Set(['EditCompany', 'MergeCompanies', 'UndoMerge']);
const passages = Object.entries(entrances).flatMap(([name, enter]) =>
  fraudPostings
    .slice(0, byName.has(name) ? 1 : undefined)
    .map((fraud, i) => [name, i === 0 ? 'the case' : `rewording ${i}`, enter, fraud] as const),
);

describe('a posting that is to be held', () => {
  it.each(passages)('is held at %s: %s', async (_name, _text, enter, fraud) => {
    const id = await enter(fraud);
    expect(['draft', 'paused']).toContain(await statusOf(id));
    expect(await isHeld(id)).toBe(true);
    expect([await isPublic(id), await isFindable(id)]).toEqual([false, false]);
  });

  const ofTexts = Object.entries(entrances).filter(([name]) => !byName.has(name));
  it.each(ofTexts)(
    'has every reason found at %s: the fee, the well-known name, the condition',
    async (_name, enter) => {
      const id = await enter(fraudPostings[0]);
      const rows = await db.selectFrom('screening_findings').select('rule').where('vacancy_id', '=', id).execute();
      const reasons = ['fee-registration', 'known-name-mail', 'condition-sex'];
      expect(rows.map(({ rule }) => rule)).toEqual(expect.arrayContaining(reasons));
    },
  );
});

it('knows every call that changes vacancies or companies', () => {
  const named = new Set(Object.keys(entrances).map((name) => name.split(',')[0]));
  const noEntrances = [
    'PreviewVacancy',
    'PauseVacancies',
    'CloseVacancies',
    'CloseAllVacancies',
    'DiscardVacancies',
    'SetSourceApproval',
  ];
  const ofCompanies = ['BlockCompany', 'UnblockCompany'];
  const known = new Set([...named, ...noEntrances, ...ofCompanies]);
  const changing = staffActions.flatMap((action) => {
    const { access, method, path } = action.call;
    const isOfThese = access === 'staff:vacancies' || access === 'staff:companies';
    return isOfThese && method !== 'GET' && !vacancyCheckActions.includes(action) ? (path.split('/')[1] ?? path) : [];
  });
  // A new call must be walked above, or be named here because it makes nothing live.
  expect(changing.filter((name) => !known.has(name))).toEqual([]);
});

it('leaves a company with many live vacancies to a job', async () => {
  const many = Array.from({ length: SCREENING_BATCH_SIZE + 1 }, (_, i) => ({
    title: `Mason ${i}`,
    recruiterEmail: 'joining.desk@gmail.com',
  }));
  const id = await importing(...many);
  expect(await editCompany(id, { name: 'Infosys' })).toContain(
    `${many.length} live vacancies are screened again within`,
  );
  expect(await statusOf(id)).toBe('live');
  await screenQueuedCompanies(context);
  const rows = await db.selectFrom('vacancies').select('id').where('status', '=', 'live').execute();
  expect(rows).toEqual([]);
  expect(await db.selectFrom('company_screenings').selectAll().execute()).toEqual([]);
  expect(await isHeld(id)).toBe(true);
});
