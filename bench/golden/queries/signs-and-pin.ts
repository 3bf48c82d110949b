import { inPlace, kindOf, skill, work } from '../graders.ts';
import { places, works } from '../works.ts';

export const signsAndPin = kindOf('signs and PIN', {
  'c++ developer': [skill(/c ?\+\+|\bcpp\b/), works.softwareEngineer],
  'c# developer': [skill(/c ?#|\.net|c sharp/), works.softwareEngineer],
  '.net': skill(/\.net|dot ?net|asp\.?net/),
  'node.js developer': [skill(/node/), works.softwareEngineer],
  'ui/ux': works.uiux,
  'r&d engineer': work({ is: /\br ?& ?d\b|research (and|&) develop|research/, near: /engineer|scientist/ }),
  '"data scientist" (remote)': [works.dataScientist, inPlace(/remote|work from home|wfh/)],
  'sr. accountant/accounts manager': works.accountant,
  'hr + admin': work({ is: /\bhr\b.*admin|admin.*\bhr\b|human.*admin|admin.*human/, near: /\bhr\b|human|admin/ }),
  'telecaller 110001': [works.telecaller, places.delhi],
  'software engineer 560066': [works.softwareEngineer, places.bengaluru],
  'jobs in 411014': places.pune,
  'sales executive, mumbai - 400069': [works.sales, places.mumbai],
  'data analyst @ hyderabad!!': [works.dataAnalyst, places.hyderabad],
  'accountant (500032)': [works.accountant, places.hyderabad],
  'ci/cd': skill(/ci ?\/ ?cd|continuous integration|jenkins/),
  'b2b sales': [skill(/b ?2 ?b|business to business|corporate|enterprise/), works.sales],
});
