import { inPlace, kindOf } from '../graders.ts';
import { places, works } from '../works.ts';

export const placeQueries = kindOf('places', {
  'accountant in pune': [works.accountant, places.pune],
  'sales jobs in hyderabad': [works.sales, places.hyderabad],
  'data scientist bangalore': [works.dataScientist, places.bengaluru],
  'telecaller jobs in delhi ncr': [works.telecaller, places.ncr],
  'jobs in kochi': places.kochi,
  'software developer in kerala': [works.softwareEngineer, places.kerala],
  'business development navi mumbai': [works.businessDeveloper, places.naviMumbai],
  'graphic designer mumbai': [works.graphicDesigner, places.mumbai],
  'jobs near andheri east': inPlace(/andheri/),
  'hr executive noida sector 62': [works.hr, inPlace(/noida/)],
  'data analyst in bengaluru whitefield': [works.dataAnalyst, places.bengaluru],
  'software engineer gurgaon or noida': [works.softwareEngineer, inPlace(/gurgaon|gurugram|noida/)],
  'sales executive tamil nadu': [works.sales, places.tamilNadu],
  'digital marketing in ahmedabad': [works.digitalMarketer, places.ahmedabad],
  'python developer trivandrum': [works.pythonDeveloper, inPlace(/trivandrum|thiruvananthapuram/)],
  'jobs in gujarat': places.gujarat,
  'customer service jobs calcutta': [works.customerService, places.kolkata],
});
