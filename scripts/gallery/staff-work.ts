import type { ApplicantRow, StaffRole, StaffVacancy } from '@aarambh/contract';

/** The session of a staff member, as the console stores it. */
interface StaffSession {
  token: string;
}

async function request<T>(base: string, path: string, session?: StaffSession, body?: object): Promise<T> {
  const reply = await fetch(`${base}/api/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(session && { authorization: `Bearer ${session.token}` }),
    },
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Signs in with the account of the demo that has a role. */
export async function signInStaff(base: string, role: StaffRole): Promise<StaffSession> {
  const shown = await request<{ password: string; accounts: { role: string; email: string; code: string }[] }>(
    base,
    'demo/staff',
  );
  const account = shown.accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`The demo has no account with the role ${role}.`);
  const { email, code } = account;
  const { ticket } = await request<{ ticket: string }>(base, 'Staff/SignIn', undefined, {
    email,
    password: shown.password,
  });
  return await request(base, 'Staff/ConfirmSignIn', undefined, { ticket, code });
}

/** Does what figures and the audit log show: a vacancy is approved, and applicants move on. */
export async function doSomeWork(base: string): Promise<void> {
  const recruiter = await signInStaff(base, 'recruiter');
  const drafts = await request<StaffVacancy[]>(base, 'Staff/ListVacancies?status=draft', recruiter);
  const approved = drafts.find(({ orgName }) => orgName.startsWith('Sahyadri'));
  if (!approved) throw new Error('The demo has no draft of Sahyadri Textiles.');
  const { applicants } = await request<{ applicants: ApplicantRow[] }>(base, 'Staff/ListAllApplicants', recruiter);
  const moveTo = (stage: string, rows: ApplicantRow[]) =>
    request(base, 'Staff/MoveApplicants', recruiter, {
      rows: rows.map(({ applicationID, version }) => ({ applicationID, version })),
      stage,
    });
  const inStage = (stage: string) => applicants.filter((row) => row.stage === stage);
  await moveTo('Viewed', inStage('New').slice(0, 2));
  await moveTo('Hired', inStage('Interview').slice(0, 1));
  await moveTo('Shortlisted', inStage('New').slice(2, 4));
  await request(base, 'Staff/ApproveVacancies', recruiter, {
    rows: [{ vacancyID: approved.vacancyID, version: approved.version }],
    reason: 'Seen on the careers page of the company',
  });
}
