/** A picture of README or guides. */
export interface Screenshot {
  name: string;
  /** The URL to open; with `openFirst`, the first job on it is opened then. */
  path: string;
  width: 360 | 1280;
  theme?: 'dark';
  isMember?: boolean;
  openFirst?: boolean;
  /** A screen of the staff console: what must be visible; with `openRow`, the row with this text is opened first. */
  console?: { shows: string; openRow?: string; isAfterWork?: true };
}

const lalitha = 'Lalitha Narayanaswamy';

/** In the order in which they are taken: those after some work of the staff come last. */
export const screenshots: Screenshot[] = [
  { name: 'home', path: '/', width: 1280 },
  { name: 'search', path: '/job/search?keyword=manager', width: 360 },
  { name: 'vacancy', path: '/job/search?keyword=accountant', width: 360, openFirst: true },
  { name: 'vacancy-dark', path: '/job/search?keyword=nurse', width: 1280, theme: 'dark', openFirst: true },
  { name: 'pricing', path: '/pricing', width: 1280 },
  { name: 'dashboard', path: '/dashboard', width: 1280, isMember: true },
  { name: 'profile', path: '/profile/update', width: 360, isMember: true },
  { name: 'interviews', path: '/interview-schedules/list', width: 360, theme: 'dark', isMember: true },
  { name: 'applications', path: '/job-seeker/applications', width: 1280, isMember: true },
  { name: 'saved', path: '/job/saved', width: 1280, theme: 'dark', isMember: true },
  { name: 'console-today', path: '/staff/today', width: 1280, console: { shows: 'Overdue' } },
  {
    name: 'console-vacancies',
    path: '/staff/vacancies?status=draft',
    width: 1280,
    console: { openRow: 'Sahyadri Textiles', shows: 'Approve' },
  },
  {
    name: 'console-companies',
    path: '/staff/companies?show=pairs',
    width: 1280,
    console: { openRow: 'Sahyadri Textiles Pvt. Ltd.', shows: 'Merge into this one' },
  },
  {
    name: 'console-moderation',
    path: '/staff/moderation',
    width: 1280,
    console: { openRow: 'Data entry', shows: 'Uphold' },
  },
  {
    name: 'console-applicants',
    path: '/staff/applicants?text=account',
    width: 1280,
    console: { openRow: lalitha, shows: 'Schedule an interview' },
  },
  {
    name: 'console-interviews',
    path: '/staff/interviews',
    width: 1280,
    console: { openRow: 'Outcome missing', shows: 'Attended' },
  },
  {
    name: 'console-resume-desk',
    path: '/staff/resume-desk',
    width: 1280,
    console: { openRow: 'Resume Correction', shows: 'Send a text' },
  },
  {
    name: 'console-member',
    path: '/staff/members?search=Rahul',
    width: 1280,
    console: { openRow: 'Rahul', shows: 'Timeline' },
  },
  {
    name: 'console-support',
    path: '/staff/support',
    width: 1280,
    console: { openRow: 'Somebody asked', shows: 'Send the reply' },
  },
  { name: 'console-messages', path: '/staff/messages', width: 1280, console: { shows: 'Mailbox full' } },
  {
    name: 'console-purchases',
    path: '/staff/purchases',
    width: 1280,
    console: { openRow: 'Career Plus', shows: 'No refunds.' },
  },
  {
    name: 'console-offer',
    path: '/staff/offer',
    width: 1280,
    console: { openRow: 'Career Plus', shows: 'Price changes' },
  },
  { name: 'console-approvals', path: '/staff/approvals', width: 1280, console: { shows: 'CAMPUS60' } },
  { name: 'console-staff', path: '/staff/staff', width: 1280, console: { openRow: 'Ritu', shows: 'Suspend' } },
  { name: 'console-operations', path: '/staff/operations', width: 1280, console: { shows: 'Slowest routes' } },
  { name: 'console-settings', path: '/staff/settings', width: 1280, console: { shows: 'Set where the server runs' } },
  { name: 'console-phone', path: '/staff/today', width: 360, console: { shows: 'Overdue' } },
  {
    name: 'console-figures',
    path: '/staff/figures',
    width: 1280,
    console: { shows: 'Revenue by plan', isAfterWork: true },
  },
  {
    name: 'console-audit',
    path: '/staff/audit',
    width: 1280,
    console: { openRow: 'Approve vacancies', shows: 'Before', isAfterWork: true },
  },
];
