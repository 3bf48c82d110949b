import type { ApplicantRow, StaffVacancyDetails } from '@aarambh/contract';
import type { Figure } from '../report.ts';

/** Keystroke-level model: seconds for a key of an average typist, for pointing, and for deciding what comes next. */
const KEY = 0.28;
const POINT = 1.1;
const MENTAL = 1.35;

/** Calls below `/api/Staff/` with the session of a staff member. */
export interface StaffClient {
  get<T>(url: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
}

/** What a person does, and the requests that the person waits for. */
interface Flow {
  what: string;
  limitSeconds: number;
  keys: number;
  points?: number;
  mentals: number;
  run(client: StaffClient): Promise<unknown>;
}

const LAST_DAY_AHEAD_MS = 30 * 86_400_000;
const BULK = 200;
const PAGE = 50;
const DECIDED = 50;

const makeForm = (title: string) => ({
  title,
  company: 'Tulsi Granites',
  locations: 'Pune',
  employmentType: 'Full Time',
  experienceFromYears: 1,
  experienceToYears: 3,
  pay: '₹15,000 – ₹18,000 a month',
  skills: 'Tally, GST, MS Excel',
  education: 'B.Com',
  department: 'Accounts',
  openings: 2,
  lastDay: new Date(Date.now() + LAST_DAY_AHEAD_MS).toISOString().slice(0, 10),
  description: 'Keep the books of three shops, and file GST returns.',
});

const post = (client: StaffClient, form: object) =>
  client.post<{ vacancyID: number }>('PostVacancy', { ...form, formID: crypto.randomUUID(), asDraft: false });

/** Keys of the form: its texts but the description, which is pasted, and a Tab for each field. */
function keysOfForm(): number {
  const { description: _pasted, ...typed } = makeForm('Accounts assistant');
  return Object.values(typed).reduce<number>((sum, value) => sum + String(value).length + 1, 2);
}

const listNew = async (client: StaffClient, page: number) =>
  (await client.get<{ applicants: ApplicantRow[] }>(`ListAllApplicants?stage=New&page=${page}`)).applicants;

const move = (client: StaffClient, rows: readonly ApplicantRow[], stage: string) =>
  client.post<{ done: { applicationID: number; version: number }[] }>('MoveApplicants', {
    rows: rows.map(({ applicationID, version }) => ({ applicationID, version })),
    stage,
    ...(stage === 'Not selected' && { reason: 'Other candidates fit better' }),
  });

/** Goals of the staff console (issue 21), as sequences of keys of its journeys. */
const flows: Flow[] = [
  {
    what: 'post a vacancy: g v, n, 12 fields, Preview, Post',
    limitSeconds: 90,
    keys: 3 + keysOfForm() + 4,
    mentals: 13,
    async run(client) {
      await client.get('ListVacancies');
      await client.post('PreviewVacancy', makeForm('Accounts assistant'));
      await post(client, makeForm('Accounts assistant'));
    },
  },
  {
    what: 'copy and post: g v, /, title, Enter, Escape, j, Enter, y, another place, Post',
    limitSeconds: 30,
    keys: 3 + 'accounts'.length + 5 + 3 + 'Nagpur'.length + 2,
    mentals: 4,
    async run(client) {
      const [found] = await client.get<{ vacancyID: number }[]>('ListVacancies?text=accounts');
      const { form } = await client.get<StaffVacancyDetails>(`GetVacancy/${found?.vacancyID}`);
      await post(client, { ...makeForm(form.title), locations: 'Nagpur' });
    },
  },
  {
    what: 'find a member: g m, /, mobile number, Enter, Escape, j, Enter',
    limitSeconds: 10,
    keys: 3 + 10 + 4,
    mentals: 2,
    async run(client) {
      const { members: found } = await client.get<{ members: { memberID: number }[] }>(
        `FindMembers?search=${9_000_000_000 + 7 * 77}`,
      );
      const memberID = found[0]?.memberID;
      if (memberID === undefined) throw new Error('no member was found');
      await Promise.all([client.get(`GetMember/${memberID}`), client.get(`GetMemberTimeline/${memberID}`)]);
    },
  },
  {
    what: `decide ${DECIDED} applicants: j, Enter, then 3 and j each, with the resume shown (without reading)`,
    limitSeconds: 600,
    keys: 2 + 2 * DECIDED,
    mentals: DECIDED,
    async run(client) {
      for (const row of (await listNew(client, 1)).slice(0, DECIDED)) {
        await client.get(`GetApplicant/${row.applicationID}`);
        await client.get(`ViewResume?applicationID=${row.applicationID}`);
        await move(client, [row], 'Shortlisted');
      }
    },
  },
  {
    what: `reject ${BULK} in bulk: X on each page, 7, Enter; u undoes it`,
    limitSeconds: 15,
    keys: BULK / PAGE + 3,
    points: BULK / PAGE - 1,
    mentals: 2,
    async run(client) {
      const rows: ApplicantRow[] = [];
      for (let page = 1; page <= BULK / PAGE; page += 1) rows.push(...(await listNew(client, page)));
      const { done } = await move(client, rows, 'Not selected');
      await client.post('UndoApplicantMoves', { rows: done });
    },
  },
  {
    what: 'who did this: h on the open row',
    limitSeconds: 10,
    keys: 1,
    mentals: 2,
    run: (client) => client.get('ListAuditEntries?targetKind=application&targetID=4242'),
  },
];

/**
 * Each flow by the keystroke-level model, with the response times of this run, against its limit.
 * @param storeResumes stores resumes for the applications that will be decided
 */
export async function measureFlows(
  client: StaffClient,
  storeResumes: (applicationIDs: number[]) => Promise<void>,
): Promise<Figure[]> {
  const decided = (await listNew(client, 1)).slice(0, DECIDED);
  await storeResumes(decided.map(({ applicationID }) => applicationID));
  const figures: Figure[] = [];
  for (const { what, limitSeconds, keys, points = 0, mentals, run } of flows) {
    const startedAt = performance.now();
    await run(client);
    const waited = (performance.now() - startedAt) / 1_000;
    const acting = keys * KEY + points * POINT + mentals * MENTAL;
    const seconds = acting + waited;
    figures.push({
      what,
      value: `${seconds.toFixed(1)} s: ${keys} keys, ${points} × pointing, ${mentals} × deciding, ${waited.toFixed(2)} s waiting`,
      limit: `≤ ${limitSeconds} s`,
      pass: seconds <= limitSeconds,
    });
  }
  return figures;
}
