import { atCompany, kindOf } from '../graders.ts';
import { places, works } from '../works.ts';

export const companies = kindOf('companies', {
  accenture: atCompany(/accenture/),
  'ibm data engineer': [atCompany(/\bibm\b|international business machines/), works.dataEngineer],
  'genpact jobs': atCompany(/genpact/),
  'wipro bangalore': [atCompany(/wipro/), places.bengaluru],
  'deutsche bank': atCompany(/deutsche/),
  'amazon jobs': atCompany(/amazon/),
  'google software engineer': [atCompany(/google/), works.softwareEngineer],
  tcs: atCompany(/\btcs\b|tata consultancy/),
  'jp morgan': atCompany(/j\.?p\.? ?morgan/),
  'planet spark': atCompany(/planet ?spark/),
  'jobs at infosys': atCompany(/infosys/),
  'siemens engineer': [atCompany(/siemens/), ({ title }) => (/engineer|developer/.test(title) ? 2 : 1)],
  'tech mahindra': atCompany(/tech ?mahindra/),
  'accenture pune': [atCompany(/accenture/), places.pune],
  'l&t': atCompany(/\bl ?& ?t\b|larsen/),
  'microsoft data scientist': [atCompany(/microsoft/), works.dataScientist],
});
