import { createHash } from 'node:crypto';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addressOf,
  type CallDefinition,
  type CallInput,
  type CallReply,
  calls,
  type Problem,
  type SecondPersonRequest,
  type StaffRole,
  type StaffSession,
} from '@aarambh/contract';
import { expect, request as newRequestContext } from '@playwright/test';
import { TOTP } from 'otpauth';
import { extractLink, Portal, uniqueEmail } from './portal.ts';

export const STAFF_PASSWORD = 'four words for the staff';

/** A staff member with everything that signs in; plain data, so that test workers can share it. */
export interface StaffMember extends StaffSession {
  /** Base32, as the app has it. */
  secret: string;
  /** The last step of 30 s whose code was used: each works once. */
  lastStep: number;
  /** Those that were not used. */
  recoveryCodes: string[];
}

const STEP_MS = 30_000;

/** The code of the step of an authenticator app. */
const codeOf = (secret: string, step: number): string => new TOTP({ secret }).generate({ timestamp: step * STEP_MS });

/** A code that works now: that of this step or, when it was used, of the next; then a recovery code. */
export function takeCode(member: Pick<StaffMember, 'secret' | 'lastStep' | 'recoveryCodes'>): string {
  const current = Math.floor(Date.now() / STEP_MS);
  const step = Math.max(current, member.lastStep + 1);
  if (step <= current + 1) {
    member.lastStep = step;
    return codeOf(member.secret, step);
  }
  const code = member.recoveryCodes.shift();
  if (!code) throw new Error('This staff member has no code left.');
  return code;
}

class CallFailure extends Error {
  readonly code: string | undefined;
  constructor(path: string, status: number, text: string) {
    super(`${path} replied ${status}: ${text}`);
    try {
      this.code = (JSON.parse(text) as Problem).code;
    } catch {
      // Not a reply of the API.
    }
  }
}

/** Makes a call with a staff member's session; gives a code where a fresh one is needed. Throws on an error status. */
export async function callAsStaff<const D extends CallDefinition>(
  definition: D,
  input: CallInput<D>,
  member?: StaffMember,
): Promise<CallReply<D>> {
  const reply = await fetch(`${process.env.BASE_URL}${addressOf(definition, input)}`, {
    method: definition.method,
    headers: {
      ...(member ? { authorization: `Bearer ${member.token}` } : {}),
      ...(input.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(input.body ? { body: JSON.stringify(input.body) } : {}),
  });
  const text = await reply.text();
  if (reply.ok) return (definition.reply.kind === 'json' ? JSON.parse(text) : text) as CallReply<D>;
  const failure = new CallFailure(definition.path, reply.status, text);
  if (failure.code !== 'factor_needed' || !member) throw failure;
  await callAsStaff(calls.staff.confirmStaffFactor, { body: { code: takeCode(member) } }, member);
  return await callAsStaff(definition, input, member);
}

/** Accepts an invitation as the mailed link does: password, authenticator app, recovery codes. */
async function acceptInvitation(link: string): Promise<StaffMember> {
  const { staff } = calls;
  const token = link.split('/').at(-1) ?? '';
  const { ticket } = await callAsStaff(staff.acceptStaffInvitation, { body: { token, password: STAFF_PASSWORD } });
  const { secret } = await callAsStaff(staff.beginTotpSetUp, { body: { ticket } });
  const fresh = { secret, lastStep: 0, recoveryCodes: [] };
  const session = await callAsStaff(staff.finishTotpSetUp, { body: { ticket, code: takeCode(fresh) } });
  return { ...fresh, ...session };
}

/** The two administrators of the portal under test, who invite and approve; shared by all test workers. */
type Administrators = [inviter: StaffMember, approver: StaffMember];

const LOCK_WAIT_MS = 25;
/** A ceiling for busy machines. */
const LOCK_TIMEOUT_MS = 600_000;

/** Runs with the administrators while no other test worker does: two at once would use the same code. */
async function withAdministrators<T>(act: (administrators: Administrators) => Promise<T>): Promise<T> {
  const file = join(process.env.DATA_DIR ?? '', `staff-of-${hashOf(process.env.BASE_URL)}.json`);
  const lock = `${file}.lock`;
  const takeLock = async () => {
    const opened = await open(lock, 'wx').catch(() => undefined);
    await opened?.close();
    return opened !== undefined;
  };
  await expect.poll(takeLock, { intervals: [LOCK_WAIT_MS], timeout: LOCK_TIMEOUT_MS }).toBe(true);
  try {
    const stored = await readFile(file, 'utf8').catch(() => undefined);
    const administrators = stored ? (JSON.parse(stored) as Administrators) : await createAdministrators();
    const outcome = await act(administrators);
    await writeFile(file, JSON.stringify(administrators));
    return outcome;
  } finally {
    await rm(lock, { force: true });
  }
}

const hashOf = (text = ''): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Signs in with the administrator of the demo data, as its sign-in page shows. */
async function signInDemoAdministrator(): Promise<StaffMember> {
  const { staff } = calls;
  const reply = await fetch(`${process.env.BASE_URL}/api/demo/staff`);
  const { password, accounts } = (await reply.json()) as {
    password: string;
    accounts: { role: string; email: string; secret: string; code: string }[];
  };
  const { email, secret, code } = accounts.find(({ role }) => role === 'admin') as (typeof accounts)[number];
  const { ticket } = await callAsStaff(staff.staffSignIn, { body: { email, password } });
  const session = await callAsStaff(staff.confirmStaffSignIn, { body: { ticket, code } });
  // The code was of this step or of the next one.
  return { secret, lastStep: Math.floor(Date.now() / STEP_MS) + 1, recoveryCodes: [], ...session };
}

/** The administrator of the demo, and another one: while alone, the first may invite without a second person. */
async function createAdministrators(): Promise<Administrators> {
  const inviter = await signInDemoAdministrator();
  const email = uniqueEmail();
  await callAsStaff(calls.staff.inviteStaff, { body: invitationOf('Bala Approver', email, ['admin']) }, inviter);
  return [inviter, await acceptInvitation(await waitForInvitation(email))];
}

const invitationOf = (fullName: string, email: string, roles: readonly StaffRole[]) => ({
  fullName,
  email,
  roles: [...roles],
  reason: 'For a journey',
});

/** The path of the mailed link. */
async function waitForInvitation(email: string): Promise<string> {
  const request = await newRequestContext.newContext(process.env.BASE_URL ? { baseURL: process.env.BASE_URL } : {});
  try {
    return extractLink(await new Portal(request).waitForMessage(email, /staff\/invitation/), '/staff/invitation');
  } finally {
    await request.dispose();
  }
}

/** Invites a colleague through the console's calls: one administrator asks, another approves. @returns the mailed path */
export async function inviteColleague(
  fullName: string,
  roles: readonly StaffRole[],
): Promise<{ email: string; path: string }> {
  const email = uniqueEmail();
  await withAdministrators(async ([inviter, approver]) => {
    const body = invitationOf(fullName, email, roles);
    await callAsStaff(calls.staff.inviteStaff, { body }, inviter).catch((failure: CallFailure) => {
      if (failure.code !== 'second_person_needed') throw failure;
    });
    const requests = await callAsStaff(calls.staff.listSecondPersonRequests, {}, approver);
    const { requestID } = requests.find(({ input }) => input.email === email) as SecondPersonRequest;
    await callAsStaff(calls.staff.decideSecondPersonRequest, { body: { requestID, decision: 'approve' } }, approver);
  });
  return { email, path: await waitForInvitation(email) };
}

/** Creates a staff member with roles, signed in. */
export async function createStaffMember(roles: readonly StaffRole[], fullName = 'Meera Staff'): Promise<StaffMember> {
  return await acceptInvitation((await inviteColleague(fullName, roles)).path);
}

/** The members of this test worker by their roles: creating one takes a second or two. */
const members = new Map<string, Promise<StaffMember>>();

/** A staff member with these roles that the journeys of a test worker share. */
export function getStaffMember(roles: readonly StaffRole[]): Promise<StaffMember> {
  const key = roles.toSorted().join(' ');
  const known = members.get(key) ?? createStaffMember(roles);
  members.set(key, known);
  return known;
}
