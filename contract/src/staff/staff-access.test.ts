import { describe, expect, it } from 'vitest';
import { isForStaff } from '../call.ts';
import { allCalls } from '../index.ts';
import { rolePermissions, staffRoles } from '../staff-roles.ts';

/**
 * Who may make each call of staff, written down a second time: the contract walk tests that the server enforces what the
 * contract declares, and this that the contract declares what is meant.
 */
const expectedAccess = {
  acceptStaffInvitation: 'visitor',
  addCaseNote: 'staff:support',
  allowMoreResumes: 'staff:resumes',
  approveVacancies: 'staff:vacancies',
  beginAppReplacement: 'staff',
  beginPasskeyConfirmation: 'staff',
  beginStaffPasskeyRegistration: 'staff',
  beginStaffPasskeySetUp: 'visitor',
  beginStaffPasskeySignIn: 'visitor',
  beginTotpSetUp: 'visitor',
  blockCompany: 'staff:companies',
  cancelInterviewByEmployer: 'staff:interviews',
  cancelJobFair: 'staff:interviews',
  cancelPriceChange: 'staff:offer',
  cancelWalkIn: 'staff:interviews',
  changePlanPrice: 'staff:offer',
  changeStaffPassword: 'staff',
  changeStaffRoles: 'staff:staff-accounts',
  checkPayment: 'staff:money',
  claimCase: 'staff:support',
  claimServiceItem: 'staff:resume-desk',
  claimWork: 'staff',
  closeAllVacancies: 'staff:vacancies',
  closeCase: 'staff:support',
  closeVacancies: 'staff:vacancies',
  confirmDomainMail: 'staff:companies',
  confirmStaffFactor: 'staff',
  confirmStaffSignIn: 'visitor',
  countOpenVacancies: 'staff:vacancies',
  createCoupon: 'staff:offer',
  createJobFair: 'staff:interviews',
  createPlan: 'staff:offer',
  decideModerationCase: 'staff:moderation',
  decidePictureCase: 'staff:moderation',
  decideSecondPersonRequest: 'staff',
  discardVacancies: 'staff:vacancies',
  downloadStaffInvoice: 'staff:money',
  editCompany: 'staff:companies',
  editInterview: 'staff:interviews',
  editJobFair: 'staff:interviews',
  editScreeningRule: 'staff:moderation',
  editVacancy: 'staff:vacancies',
  editWalkIn: 'staff:interviews',
  endCoupon: 'staff:offer',
  endOwnStaffSessions: 'staff',
  endPlan: 'staff:offer',
  endStaff: 'staff:staff-accounts',
  endStaffSuspension: 'staff:staff-accounts',
  endSuspension: 'staff:member-decisions',
  eraseMember: 'staff:member-decisions',
  exportGstMonth: 'staff:money',
  exportMember: 'staff:member-decisions',
  extendVacancies: 'staff:vacancies',
  findMembers: 'staff:members',
  finishAppReplacement: 'staff',
  finishPasskeyConfirmation: 'staff',
  finishStaffPasskeyRegistration: 'staff',
  finishStaffPasskeySetUp: 'visitor',
  finishStaffPasskeySignIn: 'visitor',
  finishTotpSetUp: 'visitor',
  getApplicant: 'staff:applicants',
  getCase: 'staff:support',
  getFigures: 'staff:figures',
  getGstMonth: 'staff:money',
  getMember: 'staff:members',
  getMemberTimeline: 'staff:members',
  getMessageTemplate: 'staff:messages',
  getModerationCase: 'staff:moderation',
  getModerationFigures: 'staff:moderation',
  getOperations: 'staff:operations',
  getOwnStaffAccount: 'staff',
  getPurchase: 'staff:money',
  getResumeCopy: 'staff:resumes',
  getStaffCompany: 'staff:companies',
  getStaffInvitation: 'visitor',
  getStaffProfile: 'staff',
  getStaffVacancy: 'staff:vacancies',
  getToday: 'staff',
  inviteStaff: 'staff:staff-accounts',
  inviteToWalkIn: 'staff:interviews',
  leavePresence: 'staff',
  listAllApplicants: 'staff:applicants',
  listApplicants: 'staff:applicants',
  listAuditEntries: 'staff:audit',
  listCases: 'staff:support',
  listChecks: 'staff:companies',
  listFigureRows: 'staff:figures',
  listInterviews: 'staff:interviews',
  listJobFairAttendees: 'staff:interviews',
  listJobFairs: 'staff:interviews',
  listMessageTemplates: 'staff:messages',
  listMessages: 'staff:messages',
  listModerationCases: 'staff:moderation',
  listPurchases: 'staff:money',
  listRequestedCorrections: 'staff:resume-desk',
  listResumeVersions: 'staff:resume-desk',
  listScreeningRules: 'staff:moderation',
  listSecondPersonRequests: 'staff',
  listServerSettings: 'staff:operations',
  listServiceItems: 'staff:resume-desk',
  listStaff: 'staff:staff-accounts',
  listStaffCompanies: 'staff:companies',
  listStaffCoupons: 'staff:offer',
  listStaffPlans: 'staff:offer',
  listStaffVacancies: 'staff:vacancies',
  listVacancySources: 'staff:vacancies',
  listWalkIns: 'staff:interviews',
  mergeCompanies: 'staff:companies',
  messageApplicants: 'staff:applicants',
  moveApplicants: 'staff:applicants',
  moveServiceItem: 'staff:resume-desk',
  noteModerationCase: 'staff:moderation',
  notePictureCase: 'staff:moderation',
  offerPlanAgain: 'staff:offer',
  openCase: 'staff:support',
  pauseVacancies: 'staff:vacancies',
  postVacancy: 'staff:vacancies',
  previewVacancy: 'staff:vacancies',
  proposeVacancy: 'staff:applicants',
  readAvatar: 'staff:moderation',
  readReportProof: 'staff:moderation',
  recordCheck: 'staff:companies',
  refundPurchase: 'staff:money',
  releaseWork: 'staff',
  removeCheck: 'staff:companies',
  removeStaffApp: 'staff',
  removeStaffPasskey: 'staff',
  renewRecoveryCodes: 'staff',
  reopenCase: 'staff:support',
  reopenVacancies: 'staff:vacancies',
  replyToCase: 'staff:support',
  rescheduleWalkIn: 'staff:interviews',
  resendMessages: 'staff:messages',
  scheduleInterview: 'staff:interviews',
  sendDomainMail: 'staff:companies',
  sendInterviewReminder: 'staff:interviews',
  sendResumeContent: 'staff:resume-desk',
  sendResumePdf: 'staff:resume-desk',
  setApplicationStatus: 'staff:applicants',
  setInterviewOutcome: 'staff:interviews',
  setSourceApproval: 'staff:vacancies',
  showPresence: 'staff',
  staffSignIn: 'visitor',
  staffSignOut: 'staff',
  suspendMember: 'staff:member-decisions',
  suspendStaff: 'staff:staff-accounts',
  tryScreeningRule: 'staff:moderation',
  unblockCompany: 'staff:companies',
  undoApplicantMessages: 'staff:applicants',
  undoApplicantMoves: 'staff:applicants',
  undoCloseAllVacancies: 'staff:vacancies',
  undoCloseVacancies: 'staff:vacancies',
  undoMerge: 'staff:companies',
  undoModerationDecision: 'staff:moderation',
  undoPictureDecision: 'staff:moderation',
  undoNotSelected: 'staff:applicants',
  undoServiceMove: 'staff:resume-desk',
  viewCaseAttachment: 'staff:support',
  viewResume: 'staff:resumes',
};

const expectedRoles = {
  vacancies: ['recruiter', 'trust', 'admin'],
  companies: ['recruiter', 'trust', 'admin'],
  applicants: ['recruiter', 'trust', 'admin'],
  resumes: ['recruiter', 'writer', 'trust', 'admin'],
  interviews: ['recruiter', 'support', 'admin'],
  'resume-desk': ['writer', 'support', 'admin'],
  members: ['trust', 'support', 'admin'],
  'member-decisions': ['trust', 'admin'],
  support: ['support', 'admin'],
  money: ['finance', 'admin'],
  offer: ['finance', 'admin'],
  messages: ['trust', 'support', 'admin'],
  moderation: ['trust', 'admin'],
  audit: ['trust', 'finance', 'admin'],
  'staff-accounts': ['admin'],
  figures: ['recruiter', 'finance', 'admin'],
  operations: ['admin'],
};

const staffCalls = allCalls.filter(
  ({ definition: { access, path } }) => isForStaff(access) || /^(Staff|Operator)\//.test(path),
);

describe('access of staff', () => {
  it('to each call is the listed one', () => {
    const declared = Object.fromEntries(staffCalls.map(({ name, definition }) => [name, definition.access]));
    expect(declared).toEqual(expectedAccess);
    expect(staffCalls).toHaveLength(Object.keys(expectedAccess).length);
  });

  it('is given to the listed roles', () => {
    const permitted = Object.keys(expectedRoles).map((permission) => [
      permission,
      staffRoles.filter((role) => rolePermissions[role].some((held) => held === permission)),
    ]);
    expect(Object.fromEntries(permitted)).toEqual(expectedRoles);
    expect(Object.keys(expectedRoles).toSorted()).toEqual(rolePermissions.admin.toSorted());
  });
});

/** Calls of money, roles and exports that need no fresh factor, each with its reason. */
const withoutFreshFactor = {
  checkPayment: 'It only asks the payment provider, and grants what was paid for.',
};

/** Other calls that need a fresh factor, each with its reason. */
const alsoFresh = {
  beginAppReplacement: 'It changes the sign-in of the caller.',
  beginStaffPasskeyRegistration: 'It changes the sign-in of the caller.',
  changeStaffPassword: 'It changes the sign-in of the caller.',
  decideSecondPersonRequest: 'It carries out what needs one.',
  eraseMember: 'It cannot be undone.',
  finishAppReplacement: 'It changes the sign-in of the caller.',
  finishStaffPasskeyRegistration: 'It changes the sign-in of the caller.',
  listJobFairAttendees: 'It is an export: names and email addresses of all attendees.',
  removeStaffApp: 'It changes the sign-in of the caller.',
  removeStaffPasskey: 'It changes the sign-in of the caller.',
  renewRecoveryCodes: 'It changes the sign-in of the caller.',
};

it('money, roles and exports need a fresh factor, and the other listed calls', () => {
  const needing = staffCalls.filter(({ name, definition: { method, access } }) => {
    const changesMoneyOrRoles =
      method === 'POST' && ['staff:money', 'staff:offer', 'staff:staff-accounts'].includes(access);
    return (changesMoneyOrRoles || name.startsWith('export')) && !(name in withoutFreshFactor);
  });
  const declared = allCalls.filter(({ definition }) => definition.freshFactor).map(({ name }) => name);
  expect(declared.toSorted()).toEqual([...needing.map(({ name }) => name), ...Object.keys(alsoFresh)].toSorted());
  expect(needing.length).toBeGreaterThan(10);
});
