/** A person of a made-up resume, with what is to be read from it. */
export interface SamplePerson {
  name: string;
  /** Ten digits. */
  mobile: string;
  email: string;
  /** City where the person lives, by the portal's name. */
  place: string;
  years: number;
  isStated: boolean;
  skills: string[];
  /** `to` is empty for the current job. */
  jobs: { title: string; company: string; place: string; from: string; to: string; duties: string[] }[];
  degrees: { name: string; written: string; institute: string; year: string; grade: string }[];
}

const names =
  "Asha Kulkarni|Rahul Sharma|Venkata Subramanian R|Mohammed Irfan Shaikh|Priyanka Chatterjee|Gurpreet Singh Sandhu|Lakshmi Narayanan|Sunita Devi|Anil Kumar Yadav|Fatima Khan|Deepak Choudhary|Meenakshi Iyer|Suresh Babu K.|Harpreet Kaur|Nikhil Deshpande|Aarti Joshi|Thomas Mathew|Rekha Patel|Vikram Rathore|Ananya Banerjee|Sandeep Reddy|Kavita Mishra|Joseph D'Souza|Pooja Agarwal|Manoj Tiwari|Shalini Gupta|Arjun Nair|Neha Verma|Ravi Teja Konduru|Bhavna Solanki".split(
    '|',
  );
const cities =
  'Pune|Mumbai|Chennai|Hyderabad|Kolkata|Ludhiana|Bengaluru|Patna|Lucknow|Delhi|Jaipur|Coimbatore|Vijayawada|Chandigarh|Nagpur'.split(
    '|',
  );

interface Career {
  titles: [string, string];
  companies: [string, string];
  skills: string[];
  duties: string[];
  degree: [name: string, written: string, institute: string];
}

const careers: Career[] = [
  {
    titles: ['Accountant', 'Junior Accountant'],
    companies: ['Deccan Traders Pvt. Ltd.', 'Sahyadri Foods'],
    skills: ['Tally', 'GST', 'TDS', 'Bank Reconciliation', 'MS Office', 'Income Tax'],
    duties: ['Prepared monthly GST returns and reconciled input credit.', 'Maintained ledgers of 120 vendors'],
    degree: ['B.Com', 'B.Com', 'Savitribai Phule Pune University'],
  },
  {
    titles: ['Senior Software Engineer', 'Software Engineer'],
    companies: ['Infosys Limited', 'Mindtree Ltd'],
    skills: ['Java', 'Spring Boot', 'Microservices', 'MySQL', 'REST API', 'Git', 'Docker'],
    duties: ['Developed services for a payments platform', 'Reduced the response time by 40 % with caching.'],
    degree: ['B.Tech', 'B.Tech in Computer Science', 'JNTU Hyderabad'],
  },
  {
    titles: ['Staff Nurse', 'Trainee Nurse'],
    companies: ['Apollo Hospitals', 'City Care Hospital'],
    skills: ['Patient Care', 'ICU', 'First Aid', 'Emergency Care'],
    duties: ['Handled ICU shifts with eight beds', 'Maintained patient records.'],
    degree: ['GNM', 'GNM', 'Christian Medical College'],
  },
  {
    titles: ['Sales Executive', 'Field Sales Officer'],
    companies: ['Bharat Motors', 'Sunrise Agencies'],
    skills: ['Field Sales', 'Lead Generation', 'CRM', 'Negotiation', 'Business Development'],
    duties: ['Achieved 115 % of the yearly target', 'Generating leads by visits to dealers.'],
    degree: ['BBA', 'BBA', 'Lovely Professional University'],
  },
  {
    titles: ['Civil Site Engineer', 'Graduate Trainee Engineer'],
    companies: ['Larsen & Toubro', 'Shree Balaji Constructions'],
    skills: ['AutoCAD', 'Site Supervision', 'Quantity Surveying', 'MS Project', 'Estimation'],
    duties: ['Supervised 60 workers at two sites', 'Prepared bills of quantities.'],
    degree: ['B.E.', 'B.E. (Civil)', 'Anna University'],
  },
  {
    titles: ['HR Executive', 'HR Trainee'],
    companies: ['Quess Corp', 'Nova Consultancy Services'],
    skills: ['Recruitment', 'Payroll', 'Onboarding', 'Employee Engagement', 'Labour Law'],
    duties: ['Managed joining formalities of 300 people a year', 'Conducting interviews for junior posts'],
    degree: ['MBA', 'MBA (Human Resources)', 'Symbiosis International University'],
  },
  {
    titles: ['Primary Teacher', 'Assistant Teacher'],
    companies: ['Delhi Public School', 'Saraswati Vidya Mandir'],
    skills: ['Teaching', 'Lesson Planning', 'Classroom Management', 'English'],
    duties: ['Taught Mathematics to classes 3 to 5', 'Prepared question papers.'],
    degree: ['B.Ed', 'B.Ed', 'IGNOU'],
  },
  {
    titles: ['Data Analyst', 'MIS Executive'],
    companies: ['Genpact India', 'WNS Global Services'],
    skills: ['SQL', 'Power BI', 'Advanced Excel', 'Python', 'Data Visualization'],
    duties: ['Built dashboards for 12 branches', 'Automated daily reports.'],
    degree: ['B.Sc', 'B.Sc (Statistics)', 'University of Calcutta'],
  },
  {
    titles: ['Electrician', 'Apprentice'],
    companies: ['Tata Steel', 'Om Electricals'],
    skills: ['Wiring', 'Electrical Maintenance', 'PLC', 'Safety'],
    duties: ['Maintained panels of the rolling mill', 'Attended breakdown calls in shifts.'],
    degree: ['ITI', 'ITI (Electrician)', 'Govt. ITI'],
  },
  {
    titles: ['Digital Marketing Manager', 'SEO Executive'],
    companies: ['Webclick Media', 'Brightmind Solutions'],
    skills: ['SEO', 'Google Ads', 'Google Analytics', 'Content Writing', 'Social Media Marketing'],
    duties: ['Managed campaigns of ₹ 12 lakh a month', 'Increased organic visits three times.'],
    degree: ['B.A', 'B.A', 'Mumbai University'],
  },
];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const pad = (month: number) => String(month).padStart(2, '0');

/** The person with a number; the same number gives the same person. */
export function makePerson(at: number): SamplePerson {
  const career = pick(careers, at);
  const name = pick(names, at);
  const place = pick(cities, at * 7 + 3);
  const second = pick(cities, at * 5 + 1);
  const since = 2014 + (at % 6);
  const left = since + 2;
  const graduated = String(since);
  const month = 1 + (at % 12);
  const [local = ''] = [
    name
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .trim()
      .replace(/ +/g, at % 2 ? '.' : ''),
  ];
  const isCurrent = at % 3 !== 2;
  const years = isCurrent ? 2026 - since : 9 - (at % 3);
  return {
    name,
    mobile: `9${String(822_012_345 + at * 7_654_321).slice(-9)}`,
    email: `${local}${at % 4 === 0 ? 90 + (at % 9) : ''}@gmail.com`,
    place,
    years,
    isStated: at % 2 === 0,
    skills: career.skills,
    jobs: [
      {
        title: career.titles[0],
        company: career.companies[0],
        place: second,
        from: `${left}-${pad(month)}`,
        to: isCurrent ? '' : `${since + 8}-${pad(1 + ((month + 4) % 12))}`,
        duties: career.duties,
      },
      {
        title: career.titles[1],
        company: career.companies[1],
        place,
        from: `${since}-${pad(7)}`,
        to: `${left}-${pad(Math.max(1, month - 1))}`,
        duties: career.duties.slice(0, 1),
      },
    ],
    degrees: [
      {
        name: career.degree[0],
        written: career.degree[1],
        institute: career.degree[2],
        year: graduated,
        grade: `${60 + (at % 30)}%`,
      },
      {
        name: '12th',
        written: pick(['12th', 'HSC', 'XII (CBSE)', 'Intermediate', 'Higher Secondary'], at),
        institute: pick(
          ['Kendriya Vidyalaya', 'Govt. Senior Secondary School', 'Bihar Board', 'Maharashtra State Board'],
          at,
        ),
        year: String(since - 4),
        grade: `${58 + (at % 35)}%`,
      },
      {
        name: '10th',
        written: pick(['10th', 'SSC', 'Class X', 'Matriculation', 'SSLC'], at),
        institute: pick(['Kendriya Vidyalaya', "St. Mary's High School", 'Bihar Board', 'CBSE Board'], at),
        year: String(since - 6),
        grade: `${61 + (at % 33)}%`,
      },
    ],
  };
}
