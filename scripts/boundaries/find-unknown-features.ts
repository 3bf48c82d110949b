/** The features of the product: folders and files have these names in all three packages (docs/architecture.md). */
const features = (
  'accounts places search vacancies seo applications resumes profile listings interviews services resume-reviews billing ' +
  'interview-questions walk-ins job-fairs vacancy-approvals settings companies saved-jobs search-alerts support staff ' +
  'screening moderation job-reports vacancy-checks'
).split(' ');

/** Folders with features, and the names that exist in this package only. */
const packages: Record<string, readonly string[]> = {
  'contract/src': ['index', 'call', 'errors', 'fields', 'money', 'paise', 'company-slug', 'mobile-number'],
  'server/src/features': ['notifications', 'operations', 'vacancy-import', 'vacancy-lifecycle', 'vacancy-management'],
  'web/src/features': ['navigation', 'dashboard', 'static-pages'],
};

/**
 * Finds folders and files that carry none of the feature names. Tests beside them may have any name.
 * @param readFolder returns the names in a folder of the repository
 */
export function findUnknownFeatures(readFolder: (folder: string) => readonly string[]): string[] {
  return Object.entries(packages).flatMap(([folder, own]) =>
    readFolder(folder)
      .filter((name) => !name.endsWith('.test.ts'))
      .filter((name) => ![...features, ...own].includes(name.replace(/\.ts$/, '')))
      .map((name) => `${folder}/${name} is not a known feature name (docs/architecture.md)`),
  );
}
