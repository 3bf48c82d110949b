import { expect, it } from 'vitest';
import { screenPosting } from '../screen-posting.ts';
import { makeScreened } from '../test-screened-posting.ts';

const privateMail = { recruiterEmail: 'joining.desk@gmail.com' };
const levelsOf = (name: string, more: Parameters<typeof makeScreened>[0] = privateMail): string[] =>
  screenPosting(makeScreened({ company: { name }, ...more }), {}, new Map())
    .filter(({ rule }) => /^(?:known-name|imitated)/.test(rule))
    .map(({ level }) => level);
const levelOf = (...given: Parameters<typeof levelsOf>) => levelsOf(...given).sort()[0];

it.each([
  'Infosys',
  'INFOSYS LIMITED - Pune',
  'Infosys (Joining Desk)',
  'HR Dept of Infosys',
  'Infosys Recruitment 2026',
  'Infosys WFH Division',
  'Infosys BPO women wing',
  'T C S Pune',
  'Tata Consultancy Services Ltd., Mumbai',
  'tata consultancy services (tcs)',
  'IndiGo (InterGlobe Aviation Ltd)',
  'SBI Bank',
  'ICICI',
  'HDFC',
  'LIC of India',
  'Reliance Jio Infocomm Ltd',
  'Jio Customer Care',
  'Tata Motors Pune Plant',
  'Amazon Careers, Hyderabad',
  'Railway Recruitment 2026',
  'इंफोसिस',
  'इन्फोसिस लिमिटेड',
  'इंफोसिस भर्ती 2026',
  'टीसीएस',
  'टी.सी.एस. पुणे',
  'अमेज़न',
  'फ़्लिपकार्ट',
  'एसबीआई बैंक',
  'भारतीय स्टेट बैंक',
])('holds a private contact of "%s", which is only the name of a well-known employer', (name) => {
  expect(levelOf(name)).toBe('high');
});

it.each([
  'Infosys Hiring Partner',
  'TCS iON',
  'Infosys Foundation Trust',
  'Bright Placement for Infosys',
  'Infosys TCS Wipro Joining Desk',
  'Trade Myntra',
  'Wipro distributor',
  'HDFC Life',
])('opens a case for a private contact of "%s", which has the name of a well-known employer', (name) => {
  expect(levelsOf(name)).toEqual(['medium']);
});

it.each([
  'Tata Sierra Motors dealer',
  'Amazon Rainforest Cafe',
  'Reliance Tailors',
  'Reliance Services',
  'Wipro Lighting distributor Sharma Traders',
  'Maruti Computers',
  'Maruti Group',
  'Mahindra Anant Cars',
  'Mahindra Singh & Sons',
  'Maruti Suzuki showroom, Sai Service',
  'Samsung Smart Cafe',
  'Oracle Dental Clinic',
  'Adani Ganpati Traders',
  'Virtual Reality Infosys',
  'Sark Infosys Pvt Ltd',
  'Axis Diagnostics',
  'Axis Recruitment, Pune',
  'Indian Targets Academy',
  'Yes Academy',
  'Apple Tree School',
  'Air HR Solutions',
  'Post Group',
  'Oil India Jobs',
  'Metro Cash & Carry',
  'LIC agent Suresh Patil',
  'Founders ex Infosys',
  'SBI PO Coaching, Patna',
  'Railway Exam Academy',
  'Raja Reddy',
])('finds nothing in a private contact of "%s"', (name) => {
  expect(levelsOf(name)).toEqual([]);
});

it('does not read the name of a client in a description as that of the company', () => {
  const descriptionHtml = '<p>Our earlier clients are Infosys, TCS and Wipro. Write to sahyadri.hr@gmail.com.</p>';
  expect(levelsOf('Sahyadri Furniture', { descriptionHtml })).toEqual([]);
});

it('opens a case for another domain, but not for that of a part of the employer with its own name', () => {
  const at = (recruiterEmail: string) => ({ recruiterEmail });
  expect(levelsOf('Infosys Joining Desk', at('hr@infosys-careers.example'))).toEqual(['medium']);
  expect(levelsOf('इंफोसिस', at('hr@infosys-careers.example'))).toEqual(['medium']);
  expect(levelsOf('Infosys Finacle', at('hr@finacle.example'))).toEqual([]);
  expect(levelsOf('Infosys Joining Desk', at('hr@infosys.com'))).toEqual([]);
});

it('opens a case for a WhatsApp number as the only contact', () => {
  const descriptionHtml = '<p>Send your CV on WhatsApp 98200 41537.</p>';
  expect(levelsOf('Infosys', { recruiterWhatsApp: '98200 41537' })).toEqual(['medium']);
  expect(levelsOf('Infosys', { descriptionHtml })).toEqual(['medium']);
  expect(levelsOf('Infosys Hiring Partner', { descriptionHtml })).toEqual(['medium']);
  expect(levelsOf('Infosys', { descriptionHtml: '<p>98200 41537 (WhatsApp only)</p>' })).toEqual(['medium']);
  expect(levelsOf('Infosys', { descriptionHtml, recruiterEmail: 'hr@infosys.com' })).toEqual([]);
  expect(levelsOf('Infosys', { descriptionHtml: '<p>Build WhatsApp bots. Board number 98200 41537.</p>' })).toEqual([]);
});

it.each([
  ' hr@gmail.com ',
  'hr@infosys.com, hr@gmail.com',
  'infosys@zohomail.com',
  'hr@outlook.co.in',
  'hr@yahoo.co.uk',
])('reads the private address of "%s"', (recruiterEmail) => {
  expect(levelsOf('Infosys', { recruiterEmail })).toEqual(['high']);
});
