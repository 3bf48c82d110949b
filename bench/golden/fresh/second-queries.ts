import {
  any,
  atCompany,
  atHome,
  forFreshers,
  forYears,
  type GradedKind,
  kindOf,
  paysAtLeast,
  paysWithin,
  qualified,
  skill,
  stated,
  without,
  work,
} from '../graders.ts';
import { places, works } from '../works.ts';

const intern = work({ is: /\bintern(ship)?s?\b/, near: /trainee|apprentice/ });
/**
 * Queries that were written on 2026-11-27 after the causes of the misses of {@link freshKinds} were repaired, and asked once
 * before any of their own misses was read. They tell how far those repairs reach beyond the queries that led to them.
 */
export const secondKinds: GradedKind[] = [
  kindOf('titles', {
    'scrum master': work({ is: /scrum/, near: /agile|project manager/ }),
    'loan officer': work({
      is: /loan (officer|exec|advis|manager|consult|sales)|personal loan|home loan/,
      near: /loan|credit|bank/,
    }),
    'production supervisor': work({
      is: /production (super|incharge|in charge|manager|engineer|exec|lead)|shift incharge/,
      near: /production|supervisor/,
    }),
  }),
  kindOf('skills', {
    pyspark: skill(/py ?spark/),
    'photoshop designer': [works.designer, any(skill(/photo ?shop/), works.graphicDesigner)],
    'angular developer': [skill(/angular/), works.softwareEngineer],
  }),
  kindOf('places', {
    'jobs in coimbatore': places.coimbatore,
    'hr executive surat': [works.hr, places.surat],
    'data engineer in pune hinjewadi': [works.dataEngineer, places.pune],
  }),
  kindOf('abbreviations', {
    'sr acct exec': works.accountant,
    'crm executive': work({ is: /crm|customer relation/, near: /customer|relationship/ }),
    'pm it': works.projectManager,
  }),
  kindOf('Hinglish', {
    'padhane ka kaam ghar se': [works.teacher, atHome],
    'bangalore me engineer ki naukri': [work({ is: /engineer/ }), places.bengaluru],
    'khata likhne ka kaam': works.accountant,
  }),
  kindOf('Devanagari', {
    'सेल्स मैनेजर': works.salesManager,
    'चेन्नई में नौकरी': places.chennai,
    'डाटा एनालिस्ट': works.dataAnalyst,
  }),
  kindOf('misspelt', {
    'projact manger': works.projectManager,
    'javascrpt developr': [skill(/java ?script|react|node|angular|front/), works.softwareEngineer],
    'custmer suport bangalor': [works.customerService, places.bengaluru],
  }),
  kindOf('ways of working', {
    'remote data analyst': [works.dataAnalyst, atHome],
    'graphic design internship': [intern, works.graphicDesigner],
    'walk in sales': [stated(/walk ?-?in/), works.sales],
  }),
  kindOf('qualification', {
    'mca fresher': [qualified(/\bmca\b|computer/), forFreshers],
    'law jobs in delhi': [works.lawyer, places.delhi],
    'm.com accountant': works.accountant,
  }),
  kindOf('pay', {
    'data engineer above 20 lpa': [works.dataEngineer, paysAtLeast(166_667)],
    'back office 15000 to 20000': [works.backOffice, paysWithin(15_000, 20_000)],
    'jobs 40k per month in mumbai': [places.mumbai, paysAtLeast(40_000)],
  }),
  kindOf('companies', {
    'infosys java': [atCompany(/infosys/), skill(/\bjava\b/)],
    swiggy: atCompany(/swiggy/),
    'hdfc bank': atCompany(/hdfc/),
  }),
  kindOf('long', {
    'we need an experienced java developer for our bangalore office with 5 years experience': [
      works.javaDeveloper,
      places.bengaluru,
      forYears(5),
    ],
    'content writer or copywriter work from home for freshers': [works.contentWriter, atHome, forFreshers],
    'looking for business development executive job in hyderabad for mba candidates': [
      works.businessDeveloper,
      places.hyderabad,
    ],
  }),
  kindOf('exclusions', {
    'marketing jobs not digital': [works.marketing, without(/digital/)],
    'data analyst -power bi': [works.dataAnalyst, without(/power ?bi/)],
    'hr without payroll': [works.hr, without(/payroll/)],
  }),
  kindOf('signs and PIN', {
    'php/laravel developer': [skill(/php|laravel/), works.softwareEngineer],
    'sales jobs 600001': [works.sales, places.chennai],
    'sr. data engineer (aws) - remote': [works.dataEngineer, any(skill(/aws/), atHome)],
  }),
];
