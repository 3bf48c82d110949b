import type { Occupation } from '../../../occupations/index.ts';

const list = (names: string): Occupation[] => names.trim().split(/\s+/);

/** Work that graduates in commerce begin with. */
export const commerceCareers = list(`
  accountant accounts-payable-executive accounts-receivable-executive general-ledger-accountant reconciliation-executive
  fund-accountant finance-executive financial-analyst tax-accountant audit-executive internal-auditor billing-executive
  payroll-executive bank-officer banking-operations-executive banking-sales-executive credit-analyst cashier
  insurance-operations-executive investment-banking-analyst semi-qualified-chartered-accountant article-assistant
  back-office-executive process-associate relationship-manager
`);

/** Work that graduates in management begin with. */
export const managementCareers = list(`
  hr-executive hr-recruiter marketing-executive digital-marketing-executive sales-executive corporate-sales-executive
  inside-sales-executive business-development-executive lead-generation-executive sales-coordinator management-trainee
  operations-executive operations-analyst business-analyst market-research-analyst marketing-analyst research-analyst
  finance-executive financial-analyst relationship-manager banking-sales-executive key-account-manager project-coordinator
  supply-chain-executive logistics-executive purchase-executive event-manager customer-success-executive
`);

/** Work for those with a master's degree in management besides. */
export const masterOfManagementCareers = [
  ...managementCareers,
  ...list(`
    hr-manager hr-business-partner marketing-manager brand-manager product-manager sales-manager area-sales-manager
    business-development-manager operations-manager finance-manager strategy-consultant supply-chain-manager project-manager
    investment-analyst branch-manager
  `),
];

/** Work that graduates in computing begin with. */
export const computingCareers = list(`
  software-developer full-stack-developer backend-developer frontend-developer web-developer java-developer python-developer
  dotnet-developer php-developer javascript-developer react-developer node-js-developer mobile-app-developer
  android-developer test-engineer automation-test-engineer technical-support-engineer desktop-support-engineer
  system-administrator network-engineer sql-developer software-intern it-executive
`);

/** Work that engineers begin with. */
export const engineeringCareers = [
  ...computingCareers,
  ...list(`
    graduate-engineer-trainee mechanical-engineer mechanical-design-engineer civil-engineer site-engineer electrical-engineer
    electronics-engineer production-engineer quality-engineer maintenance-engineer service-engineer project-engineer
    chemical-engineer process-engineer automation-engineer instrumentation-engineer telecom-engineer
    embedded-software-engineer data-engineer
  `),
];

/** Work that graduates in the sciences begin with. */
export const scienceCareers = list(`
  quality-control-chemist rnd-chemist microbiologist lab-technician biotechnologist research-scientist
  clinical-research-associate clinical-data-analyst pharmacovigilance-associate medical-coder medical-representative
  food-technologist statistician data-analyst data-scientist science-teacher physics-teacher chemistry-teacher biology-teacher
  maths-teacher bioinformatics-scientist quality-inspector
`);

/** Work that asks for any degree. */
export const graduateCareers = list(`
  customer-support-executive back-office-executive process-associate operations-executive telesales-executive telecaller
  sales-executive inside-sales-executive business-development-executive relationship-manager bank-officer
  banking-sales-executive hr-executive hr-recruiter admin-executive receptionist data-entry-operator mis-executive
  management-trainee education-counsellor
`);

/** Work that graduates in the arts begin with. */
export const artsCareers = [
  ...graduateCareers,
  ...list(`
    content-writer content-editor copywriter social-media-executive public-relations-executive journalist translator
    english-teacher social-science-teacher executive-assistant social-worker
  `),
];

/** Teachers, whose work asks for a degree in education though few of its vacancies say so. */
export const teaching = list(`
  teacher primary-teacher maths-teacher science-teacher physics-teacher chemistry-teacher biology-teacher english-teacher
  hindi-teacher social-science-teacher computer-teacher preschool-teacher
`);

/** Work in hotels and restaurants. */
export const hotelCareers = list(`
  hotel-manager front-office-manager guest-relation-executive banquet-manager restaurant-manager chef housekeeping-supervisor
  waiter bartender
`);

/** Work of those with a degree in pharmacy in the making of medicines. */
export const pharmacyWork = list(`
  pharma-production-officer pharma-quality-assurance-officer formulation-scientist regulatory-affairs-executive
  pharmacovigilance-associate
`);
