import { addressOf, calls, type ModerationCase, type ModerationCaseDetails } from '@aarambh/contract';
import { createTestStaff, openTestApp, type TestStaff } from '../../testing/test-app.ts';
import { openCases } from '../screening/index.ts';
import type { VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { deleteAll } from '../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { publishLiveVacancy } from '../vacancy-lifecycle/test-vacancy-fixture.ts';

const { staff: of } = calls;

/** For tests: opens an app with a staff member, and with what tests of moderation need. */
export async function openModerationFixture() {
  const { app, context } = await openTestApp();
  const { db, clock } = context;
  const staff = await createTestStaff(context);
  const send = (call: { path: string }, payload: object, by: TestStaff = staff) =>
    app.inject({ method: 'POST', url: `/api/${call.path}`, payload, headers: by.headers });
  const read = async (caseID: number) => {
    const reply = await app.inject({ url: `/api/Staff/GetModerationCase/${caseID}`, headers: staff.headers });
    return reply.json<ModerationCaseDetails>();
  };
  return {
    app,
    context,
    staff,
    send,
    read,
    empty: () => deleteAll(db),
    /** Publishes a live vacancy; returns its id. */
    publish: (more: Partial<VacancyPosting> = {}): Promise<number> =>
      publishLiveVacancy(context, { postedAt: new Date(clock.now().getTime() - 60_000), ...more }),
    /** Opens a case of a vacancy; returns its number. */
    async open(vacancyId: number, more: Partial<Parameters<typeof openCases>[1][number]> = {}): Promise<number> {
      const cases = await openCases(db, [{ vacancyId, cause: 'finding', level: 'high', ...more }], clock.now());
      return cases.get(vacancyId) ?? 0;
    },
    find: async (vacancyId: number) => {
      const row = db.selectFrom('vacancies').select(['status', 'ended_as_fraud', 'applicants_told_after']);
      return await row.where('id', '=', vacancyId).executeTakeFirstOrThrow();
    },
    list: async (query: Record<string, string> = {}, by: TestStaff = staff) => {
      const reply = await app.inject({ url: addressOf(of.listModerationCases, { query }), headers: by.headers });
      return reply.json<{ cases: ModerationCase[]; total: number; isCapped: boolean }>();
    },
    /** Adds a finding of a vacancy. */
    addFinding: (vacancyId: number, rule: string, words: string) =>
      db
        .insertInto('screening_findings')
        .values({
          vacancy_id: vacancyId,
          case_id: null,
          rule,
          level: 'high',
          field: 'description',
          words,
          explanation: 'It asks for money.',
          found_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    /** Adds to the audit log that a staff member has posted or edited a vacancy. */
    recordAction: (vacancyId: number, by: TestStaff, action: 'PostVacancy' | 'EditVacancy') =>
      db
        .insertInto('staff_audit')
        .values({
          at: clock.now(),
          staff_id: by.staffId,
          actor: by.fullName,
          roles: [],
          action,
          target_kind: 'vacancy',
          target_id: String(vacancyId),
          before: null,
          after: null,
          reason: '',
          second_staff_id: null,
          device: '',
          address: '',
        })
        .execute(),
    /** Adds the confirmed address of the company of a vacancy. */
    async confirmAddress(vacancyId: number, email: string): Promise<void> {
      const company_id = db.selectFrom('vacancies').select('company_id').where('id', '=', vacancyId);
      const check = { kind: 'domain-mail', detail: email, checked_by: 'a test', checked_at: clock.now() } as const;
      await db
        .insertInto('vacancy_checks')
        .values({ ...check, company_id, vacancy_id: null, removed_at: null })
        .execute();
    },
    /** Adds the report of a guest to a case. */
    report: (vacancyId: number, caseId: number, email: string) =>
      db
        .insertInto('job_reports')
        .values({
          vacancy_id: vacancyId,
          case_id: caseId,
          account_id: null,
          email,
          reason: 'money',
          body: 'They want 999.',
          proof_file: null,
          proof_type: null,
          network: null,
          reported_at: clock.now(),
          answered_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    /** The queued mails about decisions: recipient, outcome, and whether they say that it has changed. */
    async answers(): Promise<[string, string, boolean][]> {
      const rows = await db
        .selectFrom('messages')
        .select(['recipient', 'data'])
        .where('template', '=', 'report-decided')
        .where('state', '=', 'queued')
        .orderBy('id')
        .execute();
      return rows.map(({ recipient, data }) => {
        const { decision, isChanged } = data as { decision: string; isChanged: boolean };
        return [recipient, decision, isChanged];
      });
    },
    /** Decides a case as it is now. */
    async decide(caseID: number, body: Record<string, unknown>, by: TestStaff = staff) {
      const { version, postingVersion } = await read(caseID);
      return await send(of.decideModerationCase, { caseID, version, postingVersion, ...body }, by);
    },
    async undo(caseID: number) {
      const { version } = await read(caseID);
      return await send(of.undoModerationDecision, { caseID, version });
    },
  };
}
