import { accountCalls } from './accounts.ts';
import { applicationCalls } from './applications.ts';
import type { CallDefinition } from './call.ts';
import { listingCalls } from './listings.ts';
import { planCalls } from './plans.ts';
import { resumeCalls } from './resumes.ts';
import { vacancyCalls } from './vacancies.ts';

export * from './accounts.ts';
export * from './applications.ts';
export * from './call.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './listings.ts';
export * from './plans.ts';
export * from './resumes.ts';
export * from './vacancies.ts';

/** Every call of the product, by feature; the walk test, the reference page and the route check read it. */
export const calls = {
  accounts: accountCalls,
  vacancies: vacancyCalls,
  resumes: resumeCalls,
  applications: applicationCalls,
  plans: planCalls,
  listings: listingCalls,
} as const satisfies Record<string, Record<string, CallDefinition>>;

/** Every call as a flat list with its feature and name. */
export const allCalls: { feature: string; name: string; definition: CallDefinition }[] = Object.entries(calls).flatMap(
  ([feature, group]) =>
    Object.entries(group as Record<string, CallDefinition>).map(([name, definition]) => ({
      feature,
      name,
      definition,
    })),
);
