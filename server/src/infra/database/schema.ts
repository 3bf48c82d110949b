import type { AccountTables } from './schema/account-tables.ts';
import type { ApplicationTables } from './schema/application-tables.ts';
import type { BillingTables } from './schema/billing-tables.ts';
import type { CompanyTables } from './schema/company-tables.ts';
import type { InstallationTables } from './schema/installation-tables.ts';
import type { InterviewTables } from './schema/interview-tables.ts';
import type { JobFairTables } from './schema/job-fair-tables.ts';
import type { JobReportTables } from './schema/job-report-tables.ts';
import type { ListingTables } from './schema/listing-tables.ts';
import type { ModerationTables } from './schema/moderation-tables.ts';
import type { NotificationTables } from './schema/notification-tables.ts';
import type { OperationTables } from './schema/operation-tables.ts';
import type { ProfileTables } from './schema/profile-tables.ts';
import type { ResumeTables } from './schema/resume-tables.ts';
import type { SavedJobTables } from './schema/saved-job-tables.ts';
import type { ScreeningTables } from './schema/screening-tables.ts';
import type { SearchAlertTables } from './schema/search-alert-tables.ts';
import type { SearchTables } from './schema/search-tables.ts';
import type { StaffTables } from './schema/staff-tables.ts';
import type { SupportTables } from './schema/support-tables.ts';
import type { VacancyTables } from './schema/vacancy-tables.ts';

export type { Role } from './schema/account-tables.ts';
export type { InterviewState } from './schema/interview-tables.ts';
export type { FindingLevel } from './schema/screening-tables.ts';
export type { VacancyKind, VacancyStatus } from './schema/vacancy-tables.ts';

/** Every table of the database, by its name; compared with the migrated database by schema.test.ts. */
export interface Schema
  extends AccountTables,
    ApplicationTables,
    BillingTables,
    CompanyTables,
    InstallationTables,
    InterviewTables,
    JobFairTables,
    JobReportTables,
    ListingTables,
    ModerationTables,
    NotificationTables,
    OperationTables,
    ProfileTables,
    ResumeTables,
    SavedJobTables,
    ScreeningTables,
    SearchTables,
    SearchAlertTables,
    StaffTables,
    SupportTables,
    VacancyTables {}
