/** Roles of staff; one person may have several. */
export const staffRoles = ['recruiter', 'writer', 'trust', 'support', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What staff may do, in groups that one screen or one kind of decision needs. Calls name one in `access`. */
export const staffPermissions = [
  /** Read vacancies, and post, edit and close them. */
  'vacancies',
  /** Merge, edit and block companies. */
  'companies',
  /** Read applications with their resumes, move and answer them. */
  'applicants',
  /** Read resumes, as re-rendered copies. */
  'resumes',
  /** Interviews, walk-ins and job fairs. */
  'interviews',
  /** Resumes that are written for members, and the other services of plans. */
  'resume-desk',
  /** Find members and read what they did. */
  'members',
  /** Suspend members, end a suspension, erase and export their data. */
  'member-decisions',
  /** Cases of the contact form and mails. */
  'support',
  /** Read purchases and invoices, and refund. */
  'money',
  /** Plans, prices and coupons. */
  'offer',
  /** Mails and SMS that were or were not delivered. */
  'messages',
  /** The moderation queue: vacancies that were found or reported, and profile pictures. */
  'moderation',
  /** What staff did. */
  'audit',
  /** Staff accounts and their roles. */
  'staff-accounts',
  /** Figures of the portal. */
  'figures',
  /** How the portal runs: dependencies, jobs, failed messages, what is slow. */
  'operations',
] as const;
export type StaffPermission = (typeof staffPermissions)[number];

const everything: readonly StaffPermission[] = staffPermissions;

/** The permissions of each role. */
export const rolePermissions: Record<StaffRole, readonly StaffPermission[]> = {
  recruiter: ['vacancies', 'companies', 'applicants', 'resumes', 'interviews', 'figures'],
  writer: ['resume-desk', 'resumes'],
  trust: [
    'vacancies',
    'companies',
    'applicants',
    'resumes',
    'members',
    'member-decisions',
    'moderation',
    'messages',
    'audit',
  ],
  support: ['support', 'members', 'messages', 'interviews', 'resume-desk'],
  finance: ['money', 'offer', 'figures', 'audit'],
  admin: everything,
};

/** Whether one of the roles includes the permission. */
export const hasStaffPermission = (roles: readonly StaffRole[], permission: StaffPermission): boolean =>
  roles.some((role) => rolePermissions[role].includes(permission));
