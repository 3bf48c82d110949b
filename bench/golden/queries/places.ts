import { any, inPlace, kindOf, near, work } from '../graders.ts';
import { places, works } from '../works.ts';

export const placeQueries = kindOf('places', {
  'accountant in pune': [works.accountant, places.pune],
  'sales jobs in hyderabad': [works.sales, places.hyderabad],
  'data scientist bangalore': [works.dataScientist, places.bengaluru],
  'telecaller jobs in delhi ncr': [works.telecaller, places.ncr],
  'jobs in kochi': places.kochi,
  'software developer in kerala': [works.softwareEngineer, places.kerala],
  'engineer navi mumbai': [work({ is: /engineer/ }), places.naviMumbai],
  'graphic designer mumbai': [works.graphicDesigner, places.mumbai],
  'jobs near andheri east': any(inPlace(/andheri/), near(places.mumbai)),
  'hr executive noida sector 62': [works.hr, places.noida],
  'data analyst in bengaluru whitefield': [works.dataAnalyst, places.bengaluru],
  'software engineer gurgaon or noida': [works.softwareEngineer, inPlace(/gurgaon|gurugram|noida|gautam bud/)],
  'sales executive tamil nadu': [works.sales, places.tamilNadu],
  'digital marketing in ahmedabad': [works.digitalMarketer, places.ahmedabad],
  'software engineer trivandrum': [works.softwareEngineer, inPlace(/trivandrum|thiruvananthapuram/)],
  'jobs in gujarat': places.gujarat,
  'data analyst jobs calcutta': [works.dataAnalyst, places.kolkata],
});
