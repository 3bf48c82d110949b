/** The features of the product: folders and files have these names in all three packages (docs/architecture.md). */
const features = (
  'accounts places search vacancies seo applications resumes profile listings interviews services resume-reviews billing ' +
  'interview-questions walk-ins job-fairs vacancy-approvals settings companies saved-jobs search-alerts support staff ' +
  'screening moderation job-reports vacancy-checks'
).split(' ');

/**
 * The features of the staff console, which follow the work of staff: the folders of web/src/console/features and the files of
 * contract/src/staff. Each with the features of the server that serve it (docs/architecture.md).
 */
export const consoleFeatures: Record<string, readonly string[]> = {
  applicants: ['applications'],
  approvals: ['staff'],
  audit: ['staff'],
  avatars: ['profile'],
  companies: ['companies'],
  figures: ['staff'],
  interviews: ['interviews', 'walk-ins', 'job-fairs'],
  members: ['accounts'],
  messages: ['notifications'],
  moderation: ['moderation', 'job-reports'],
  money: ['billing/payments'],
  'my-account': ['staff'],
  offer: ['billing/plans', 'billing/coupons'],
  operations: ['operations'],
  proposals: ['vacancy-approvals'],
  'resume-desk': ['services', 'resume-reviews'],
  resumes: ['resumes'],
  screening: ['screening'],
  settings: ['settings'],
  'staff-accounts': ['staff'],
  support: ['support'],
  today: ['staff'],
  vacancies: ['vacancy-management', 'vacancy-checks'],
};

/** Folders with features, with the names that they may have. */
const packages: Record<string, readonly string[]> = {
  'contract/src': [
    ...features,
    ...'index call errors fields money paise company-slug mobile-number personal-search staff-roles'.split(' '),
  ],
  'contract/src/staff': Object.keys(consoleFeatures),
  'server/src/features': [
    ...features,
    ...['notifications', 'operations', 'vacancy-import', 'vacancy-lifecycle', 'vacancy-management'],
  ],
  'web/src/features': [...features, 'navigation', 'dashboard', 'static-pages'],
  'web/src/console/features': Object.keys(consoleFeatures),
};

/**
 * Finds folders and files that carry none of the feature names. Tests beside them may have any name.
 * @param readFolder returns the names in a folder of the repository
 */
export function findUnknownFeatures(readFolder: (folder: string) => readonly string[]): string[] {
  return Object.entries(packages).flatMap(([folder, known]) =>
    readFolder(folder)
      .filter((name) => !name.endsWith('.test.ts'))
      .filter((name) => !known.includes(name.replace(/\.ts$/, '')))
      .map((name) => `${folder}/${name} is not a known feature name (docs/architecture.md)`),
  );
}
