import { kindOf, skill, without } from '../graders.ts';
import { places, works } from '../works.ts';

export const exclusions = kindOf('exclusions', {
  'marketing -sales': [works.marketing, without(/\bsales/)],
  'software engineer not java': [works.softwareEngineer, without(/\bjava\b/)],
  'customer care without voice process': [works.customerService, without(/voice(?! ?-?less)/)],
  'data analyst -senior': [works.dataAnalyst, without(/\b(senior|sr)\b/)],
  'developer except php': [works.softwareEngineer, without(/\bphp\b/)],
  'hr not recruiter': [works.hr, without(/recruit(er|ers|ing)\b/)],
  'data engineer -azure -aws': [works.dataEngineer, without(/\bazure\b|\baws\b/)],
  'jobs in mumbai not sales': [places.mumbai, without(/\bsales/)],
  'designer -graphic': [works.designer, without(/graphic/)],
  'manager not sales': [({ title }) => (/manager/.test(title) ? 2 : 0), without(/\bsales/)],
  'teacher except maths': [works.teacher, without(/math/)],
  'business development without target no field work': [works.businessDeveloper, without(/field|target/)],
  'data scientist bangalore -intern': [works.dataScientist, places.bengaluru, without(/\bintern(ship)?\b/)],
  'python developer -django': [skill(/python/), works.softwareEngineer, without(/django/)],
  'accountant no tally': [works.accountant, without(/tally/)],
  'full stack developer not mern': [works.fullStack, without(/mern/)],
});
