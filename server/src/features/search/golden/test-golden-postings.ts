import type { VacancyPosting } from '../../vacancy-lifecycle/index.ts';

/**
 * The vacancies that golden queries search, newest first:
 * key | title | company | places | skills | years of experience | degrees | description, and where they are stated
 * | thousand rupees a month | locality.
 */
const table = `
ca | Chartered Accountant | Tulsi Granites | Mumbai | taxation, audit | 2-5 | CA | Finalise balance sheets.
accountant | Accountant | Neem Traders | Jaipur | Tally, GST | 1-3 | B.Com | Day books and vouchers. | 20-28
sr-accountant | Senior Accountant | Banyan Foods | Ahmedabad | Tally Prime, TDS | 5-8 | M.Com | Monthly closing.
accounts-exec | Accounts Executive | Peepal Motors | Surat | bookkeeping, MS Excel | 1-2 | B.Com | Bills and payments. | 15-22
account-manager | Account Manager | Kadamb Media | Mumbai | client servicing | 4-6 | MBA/PGDM | Look after advertising clients.
cost-accountant | Cost Accountant | Saptagiri Cement | Raipur | costing, budgets | 3-6 | ICWA/CMA | Cost sheets of the plant.
cs | Company Secretary | Tulsi Granites | Mumbai | compliance, board meetings | 3-5 | CS | Filings with the registrar.
payable | Accounts Payable Analyst | Aravali Services | Bengaluru | invoice processing, SAP | 1-3 | B.Com | Vendor payments.
car-driver | Car Driver | Shanti Travels | Mumbai | driving licence | 2-6 | 10th | Drive guests to the airport. | 18-25
delivery | Delivery Executive | Tez Couriers | Bengaluru | two wheeler | 0-2 | 10th | Bring parcels to doors. | 18-30
hr-exec | HR Executive | Neem Traders | Pune | recruitment, payroll | 1-3 | MBA/PGDM | Joining formalities. | 25-35
hr-manager | Human Resources Manager | Aravali Services | Hyderabad | employee relations | 8-12 | MBA/PGDM | Lead the people team.
ta | Talent Acquisition Specialist | Vindhya Software | Bengaluru | sourcing | 3-5 | | Hire engineers.
hrms | Payroll Software Consultant | Vindhya Software | Chennai | HRMS | 2-4 | | Roll out payroll.
qa | QA Engineer | Vindhya Software | Noida | Selenium, Java | 2-4 | B.Tech/B.E. | Automated regression. | | Sector 62, Noida
qa-food | Quality Assurance Officer | Banyan Foods | Indore | HACCP | 3-5 | B.Sc | Hygiene of the line.
qc | Quality Control Inspector | Peepal Motors | Chennai | gauges | 1-4 | Diploma | Measure castings.
tester | Software Tester | Koel Technologies | Pune | manual testing, JIRA | 1-3 | B.Tech/B.E. | Write test cases. | | Hinjewadi
sdet | SDET | Koel Technologies | Bengaluru | API automation | 3-6 | | Frameworks for tests.
sde | Software Development Engineer | Koel Technologies | Hyderabad | Java, Spring Boot | 2-5 | B.Tech/B.E. | Backend of an online shop. | | Gachibowli
swe | Software Engineer | Vindhya Software | Bengaluru | Python, Django | 1-3 | B.Tech/B.E. | Web applications. | 40-60
java-pune | Java Developer | Koel Technologies | Pune | Spring, Hibernate | 2-4 | B.Tech/B.E. | Microservices. | 50-80
java-blr | Senior Java Developer | Vindhya Software | Bengaluru | Spring, Kafka | 5-8 | B.Tech/B.E. | Payment platform.
java-fresher | Java Developer Fresher | Gulmohar Infotech | Noida | core Java | 0-0 | B.Tech/B.E. | Training is given.
js | JavaScript Developer | Gulmohar Infotech | Kochi | HTML, CSS | 1-3 | | Landing pages.
cpp | C++ Developer | Saptagiri Embedded | Bengaluru | Qt, Linux | 3-6 | B.Tech/B.E. | Device software.
c-embedded | Embedded C Engineer | Saptagiri Embedded | Pune | microcontrollers | 2-4 | | Firmware.
dotnet | .NET Developer | Gulmohar Infotech | Ahmedabad | ASP.NET, C#, SQL Server | 2-5 | | Intranet applications.
network | Network Engineer | Sagar Telecom | Delhi | CCNA, routing | 1-3 | Diploma | Keep the net running.
nodejs | Node.js Developer | Koel Technologies | Gurugram | Express.js, MongoDB | 2-4 | | Services for apps.
react | React.js Developer | Koel Technologies | Noida | Redux, TypeScript | 2-4 | | Screens for apps.
fullstack | Full-Stack Engineer | Vindhya Software | Hyderabad | MERN | 3-5 | | Everything from database to screen.
php | PHP Developer | Kadamb Media | Indore | Laravel, MySQL | 1-3 | | Shop websites.
wordpress | WordPress Designer | Kadamb Media | Jaipur | Elementor, web design | 1-2 | | Company websites.
uiux | UI/UX Designer | Kadamb Media | Bengaluru | Figma | 2-4 | | Wireframes.
graphic | Graphic Designer | Kadamb Media | Delhi | Photoshop, CorelDRAW | 1-3 | | Posters and labels.
dtp | Desktop Publishing Operator | Akshar Press | Chennai | InDesign, PageMaker | 1-4 | | Set school books.
python | Python Developer | Koel Technologies | Chennai | Flask, PostgreSQL | 2-4 | | Data services.
data-scientist | Data Scientist | Aravali Services | Bengaluru | machine learning, R | 3-6 | M.Sc | Forecast demand. | 100-150
ml | Machine Learning Engineer | Aravali Services | Hyderabad | PyTorch | 2-5 | M.Tech | Models for vision.
data-analyst | Data Analyst | Neem Traders | Gurugram | SQL, Power BI, Excel | 1-3 | | Dashboards.
data-entry | Data Entry Operator | Akshar Press | Kolkata | typing | 0-1 | 12th | Type forms.
data-entry-wfh | Data Entry Executive | Kadamb Media | Remote | MS Office | 0-2 | 12th | Type from home.
mis | MIS Executive | Peepal Motors | Faridabad | Advanced Excel, VBA | 1-3 | B.Com | Daily reports.
dba | Database Administrator | Sagar Telecom | Mumbai | Oracle, RMAN | 4-7 | | Backup and recovery.
devops | DevOps Engineer | Vindhya Software | Pune | Kubernetes, Jenkins, AWS | 3-6 | | Release pipelines.
sap | SAP FICO Consultant | Aravali Services | Mumbai | SAP | 4-8 | CA | Roll-outs.
support | Desktop Support Engineer | Sagar Telecom | Lucknow | Windows, printers | 0-2 | Diploma | Visit branches.
bpo | Call Centre Executive | Vaani Calls | Gurugram | English | 0-1 | 12th | International voice process, night shift.
bpo-hindi | BPO Associate | Vaani Calls | Noida | Hindi | 0-2 | 12th | Domestic process, day shift.
nonvoice | Non-Voice Process Associate | Vaani Calls | Mohali | chat, e-mail | 0-2 | Any Graduate | Answer mails in rotating shifts.
kpo | KPO Analyst | Aravali Services | Pune | research | 1-3 | MBA/PGDM | Company profiles.
telecaller | Telecaller | Sagar Insurance | Nagpur | Marathi, Hindi | 0-1 | 12th | Remind customers of premiums. | 12-18
csr | Customer Service Representative | Vaani Calls | Hyderabad | chat | 0-2 | | Help customers.
csr-trust | CSR Manager | Saptagiri Cement | Raipur | NGO liaison | 6-9 | | Corporate social responsibility projects.
care | Customer Care Executive | Sagar Telecom | Patna | Bhojpuri | 0-1 | 12th | At the counter.
bde | Business Development Executive | Gulmohar Infotech | Ahmedabad | cold calling | 0-3 | MBA/PGDM | Win clients.
bdm | Business Development Manager | Aravali Services | Delhi | proposals | 6-10 | MBA/PGDM | Large accounts.
ba | Business Analyst | Vindhya Software | Gurugram | requirements, UML | 2-5 | | Between clients and developers.
asm | Area Sales Manager | Banyan Foods | Lucknow | distributors | 5-8 | MBA/PGDM | Grow biscuits.
sales-exec | Sales Executive | Peepal Motors | Kanpur | showroom sales | 0-3 | Any Graduate | Sell scooters. | 15-25
sales-mumbai | Retail Sales Associate | Rang Sarees | Mumbai | billing | 0-2 | 12th | Show sarees. | | Andheri East
sales-pune | Sales Officer | Banyan Foods | Pune | FMCG | 1-4 | | Visit shops.
field-sales | Field Sales Executive | Sagar Insurance | Bhopal | own bike | 0-2 | | Meet families.
salesforce | Salesforce Administrator | Vindhya Software | Hyderabad | Apex | 2-5 | | Keep the org tidy.
mr | Medical Representative | Amrit Pharma | Guwahati | doctor visits | 0-3 | B.Pharma | Present medicines.
marketing | Digital Marketing Executive | Kadamb Media | Indore | SEO, Google Ads | 1-3 | | Campaigns.
seo | SEO Analyst | Kadamb Media | Mohali | link building | 1-2 | | Be found.
content | Content Writer | Kadamb Media | Remote | blogs | 0-2 | | Write articles.
video | Video Editor | Kadamb Media | Mumbai | Premiere Pro, 4K | 1-3 | | Cut films.
receptionist | Receptionist | Hotel Meghdoot | Goa | front office | 0-2 | | Welcome guests.
front-desk | Front Desk Executive | Amrit Hospital | Delhi | appointments | 1-2 | | First smile of the hospital.
pa | Personal Assistant | Tulsi Granites | Delhi | calendars | 3-6 | | To the director.
admin | Admin Executive | Neem Traders | Vadodara | housekeeping vendors | 1-3 | | Keep the office running.
peon | Office Boy | Neem Traders | Surat | | 0-5 | 10th | Tea and files.
guard | Security Guard | Rakshak Security | Thane | | 0-10 | 10th | Gate duty, 12 hours, night shift. | 14-16
housekeeping | Housekeeping Supervisor | Hotel Meghdoot | Udaipur | linen | 2-4 | | Rooms and laundry.
cook | Cook | Hotel Meghdoot | Manali | North Indian, tandoor | 1-5 | | Staff and guests.
packer | Warehouse Packer | Tez Couriers | Bhiwandi | | 0-1 | 10th | Packing and loading. | 12-15
store | Store Keeper | Saptagiri Cement | Raipur | stock register | 2-5 | | Issue material.
scm | Supply Chain Manager | Banyan Foods | Pune | procurement | 8-12 | | From farm to shop.
tailor | Tailor | Rang Sarees | Surat | sewing machine | 1-10 | | Blouses to measure.
electrician | Electrician | Nirmaan Builders | Nagpur | wiring | 1-5 | ITI | Panels and lights.
plumber | Plumber | Nirmaan Builders | Pune | pipe fitting | 1-5 | ITI | Bathrooms of towers.
welder | Welder | Peepal Motors | Jamshedpur | MIG, TIG | 1-6 | ITI | Frames.
fitter | Fitter | Peepal Motors | Jamshedpur | assembly | 0-3 | ITI | Gearboxes.
cnc | CNC Operator | Peepal Motors | Coimbatore | Fanuc | 1-4 | ITI, Diploma | Turn shafts.
mech | Mechanical Engineer | Peepal Motors | Chennai | SolidWorks | 0-2 | B.Tech/B.E. | Fixtures.
civil | Civil Site Engineer | Nirmaan Builders | Lucknow | AutoCAD, bar bending | 1-4 | B.Tech/B.E., Diploma | Slabs and columns.
electrical-je | Junior Engineer Electrical | Saptagiri Cement | Raipur | substations | 0-2 | Diploma | Shift in the plant.
draftsman | Draughtsman | Nirmaan Builders | Kochi | AutoCAD | 1-4 | ITI | Working drawings.
architect | Architect | Nirmaan Builders | Bengaluru | Revit | 2-5 | B.Arch | Homes.
interior | Interior Designer | Rang Sarees | Delhi | SketchUp | 1-3 | | Showrooms.
nurse | Staff Nurse | Amrit Hospital | Kochi | ICU | 0-5 | B.Sc Nursing | Three shifts.
anm | Auxiliary Nurse Midwife | Amrit Hospital | Patna | injections | 0-3 | | Villages.
pharmacist | Pharmacist | Amrit Pharma | Hyderabad | dispensing | 0-2 | B.Pharma | Medicines at the counter.
lab | Lab Technician | Amrit Hospital | Vellore | haematology | 0-3 | | Samples.
doctor | Resident Medical Officer | Amrit Hospital | Guwahati | emergency | 0-3 | MBBS | Wards.
physio | Physiotherapist | Amrit Hospital | Mysuru | rehabilitation | 1-4 | | Exercises.
maths-pgt | PGT Mathematics | Delhi Vidya School | Delhi | CBSE | 2-6 | M.Sc, B.Ed | Classes eleven and twelve.
primary | Primary Teacher | Gyan Niketan | Dehradun | English | 0-3 | B.Ed | Little ones.
tutor | Home Tutor | Gyan Niketan | Kolkata | Science | 0-5 | | Part time, evenings.
counsellor | Admission Counsellor | Gyan Niketan | Indore | students | 0-2 | | Guide parents.
bank-po | Probationary Officer | Lotus Bank | Mumbai | | 0-0 | Any Graduate | Branch banking for two years.
bank-clerk | Bank Clerk | Lotus Bank | Chandigarh | cash | 0-2 | Any Graduate | At the till.
rm | Relationship Manager | Lotus Bank | Gurugram | mutual funds | 2-5 | MBA/PGDM | Wealthy families.
bank-driver | Cash Van Guard | Rakshak Security | Kolkata | | 1-5 | | Cash to every bank.
govt-clerk | Lower Division Clerk | State Transport Office | Ranchi | typing | 0-0 | 12th | A government post.
railway | Station Apprentice | Eastern Railway Works | Howrah | | 0-0 | ITI | Government apprenticeship of a year.
legal | Legal Executive | Tulsi Granites | Delhi | contracts | 1-3 | LLB | Agreements.
beautician | Beautician | Rang Salon | Ludhiana | facial, threading | 0-4 | | Female staff preferred.
trainee | Management Trainee | Banyan Foods | Mumbai | | 0-0 | MBA/PGDM | Rotation through all departments.
intern | Marketing Intern | Rang Sarees | Jaipur | Instagram | 0-0 | | Internship of six months.
walkin-bpo | Walk-in Customer Support | Vaani Calls | Kolkata | | 0-1 | 12th | Come on Saturday.
exim | Export Import Executive | Tulsi Granites | Chennai | customs | 2-4 | | Papers of containers.
operations | Operations Executive | Tez Couriers | Noida | dispatch | 0-2 | | Early morning shift.
remote-java | Java Architect | Koel Technologies | Remote | Spring Cloud | 9-14 | | From anywhere.
gis | Remote Sensing Analyst | Aravali Services | Dehradun | GIS | 1-4 | M.Sc | Satellite imagery of forests.
`;

/** A vacancy of the golden set under a short key. */
export type GoldenPosting = Pick<
  VacancyPosting,
  | 'title'
  | 'company'
  | 'locations'
  | 'skills'
  | 'educations'
  | 'experienceFromYears'
  | 'experienceToYears'
  | 'descriptionHtml'
  | 'salaryFromPaise'
  | 'salaryToPaise'
  | 'salaryNotDisclosed'
  | 'localities'
> & { key: string };

/** Paise a year that a thousand rupees a month are. */
const PAISE_A_YEAR = 1_000 * 100 * 12;

const listOf = (cell: string) => cell.split(', ').filter((item) => item !== '');

/** All vacancies of the golden set, newest first. */
export const goldenPostings: GoldenPosting[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [key = '', title = '', name = '', places = '', skills = '', years = '', degrees = '', ...more] = cells;
    const [description = '', pay = '', locality = ''] = more;
    const [payFrom = null, payTo = null] = pay === '' ? [] : pay.split('-').map((part) => Number(part) * PAISE_A_YEAR);
    const [from, to] = years === '' ? [] : years.split('-').map(Number);
    return {
      key,
      title,
      company: { name },
      locations: listOf(places),
      skills: listOf(skills),
      educations: listOf(degrees),
      experienceFromYears: from ?? null,
      experienceToYears: to ?? null,
      salaryFromPaise: payFrom,
      salaryToPaise: payTo,
      salaryNotDisclosed: payTo === null,
      localities: locality === '' ? [] : [locality],
      descriptionHtml: `<p>${description}</p>`,
    };
  });
