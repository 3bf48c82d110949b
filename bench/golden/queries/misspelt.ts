import { kindOf, skill } from '../graders.ts';
import { places, works } from '../works.ts';

export const misspelt = kindOf('misspelt', {
  acountant: works.accountant,
  'grafic desinger': works.graphicDesigner,
  telecoller: works.telecaller,
  'sofware enginer': works.softwareEngineer,
  recieptionist: works.receptionist,
  'data analist': works.dataAnalyst,
  'bussiness developement executive': works.businessDeveloper,
  'pyhton devloper': works.pythonDeveloper,
  'digital marketting': works.digitalMarketer,
  'delivary boy': works.delivery,
  'machine lerning enginear': works.machineLearning,
  'costumer care': works.customerService,
  'contant writer': works.contentWriter,
  'sales exicutive banglore': [works.sales, places.bengaluru],
  'jawa developer hydrabad': [works.javaDeveloper, places.hyderabad],
  kubernets: skill(/kubernetes|\bk8s\b/),
  techer: works.teacher,
});
