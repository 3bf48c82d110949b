import { randomUUID } from 'node:crypto';
import { addressOf, calls } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { indiaTimeIn } from './india-time.ts';
import { buyFirstPlan } from './payments.ts';
import { forgetSession, type Portal, signInAs } from './portal.ts';
import { findPurchase } from './purchases.ts';
import { createApplicant } from './staff-data.ts';
import { callAsStaff, createStaffMember, type StaffMember } from './staff-members.ts';

const FULL_NAME = 'Thiruvananthapuram Venkatanarasimharajuvaripeta Subrahmanya Chandrasekharan';
const TITLE = 'Senior Electromechanical Maintenance and Telecommunicationsinfrastructure Superintendent';
const SKILLS =
  'Programmable logic controllers, Instrumentation, Preventive maintenance, Electromagnetism, Thermodynamics, Pneumatics, Hydraulics, Variable frequency drives, Telecommunications, AutoCAD Electrical, Energy auditing, Troubleshooting';

/** A screen with one of the rows, by its path below /staff; `shows` is in it once it is loaded. */
export interface LongScreen {
  path: string;
  heading: string | RegExp;
  shows: string;
}

/**
 * One row of each kind with the longest names that people have: a name of four words of up to 28 letters, a company of 90
 * letters, an address of 60, twelve skills.
 * @param word unique, and part of each text
 * @returns the screens that show them
 */
export async function createLongStaffData(
  { page, portal, request }: { page: Page; portal: Portal; request: APIRequestContext },
  admin: StaffMember,
  word: string,
): Promise<LongScreen[]> {
  const fullName = `${FULL_NAME} ${word}`;
  const company = `Sri Venkateswara Kanchipuram Handloomsexportersandimporters Manufacturing ${word} Pvt Ltd`;
  const title = `${TITLE} ${word}`;
  const email = `thiruvananthapuram.venkatanarasimharaju.${word}@example.co.in`;
  const venue = `4th floor, Thiruvananthapuramrajadhaninagar Commercialcomplex, Venkatanarasimharajuvaripeta 517126, ${word}`;
  const day = (hours: number) => indiaTimeIn(hours).slice(0, 10);

  const vacancy = {
    title,
    company,
    locations: 'Thiruvananthapuram, Visakhapatnam, Tiruchirappalli, Chhatrapati Sambhajinagar',
    employmentType: 'Full Time',
    experienceFromYears: 12,
    experienceToYears: 25,
    pay: '₹15,00,000 – ₹18,00,000 a year',
    skills: SKILLS,
    education: 'B.Tech Electrical and Electronics Engineering, Diploma in Instrumentation',
    department: 'Electromechanical maintenance',
    openings: 250,
    lastDay: day(24 * 30),
    description: `Maintain ${'electroencephalographically'.repeat(4)} and all else.`,
  };
  // Nobody decides on the case of a vacancy that they posted.
  const colleague = await createStaffMember(['recruiter'], fullName.slice(-100));
  const { vacancyID } = await callAsStaff(
    calls.staff.postVacancy,
    { body: { ...vacancy, formID: randomUUID(), asDraft: false } },
    colleague,
  );
  const { companyID } = await callAsStaff(
    calls.staff.getStaffVacancy,
    { params: { vacancyID: String(vacancyID) } },
    admin,
  );

  const person = await createApplicant(portal, request, fullName, vacancyID);
  await signInAs(page, person);
  await buyFirstPlan(page, request, 'combo');
  await forgetSession(page);
  const { purchaseID } = await findPurchase(admin, person.email);
  await request.post(addressOf(calls['job-reports'].reportJob, {}), {
    headers: { authorization: `Bearer ${person.token}` },
    multipart: {
      vacancyID: String(vacancyID),
      reason: 'money',
      text: `They asked for ${'deposit'.repeat(12)}. ${word}`,
    },
  });

  const { interviewScheduleID } = await callAsStaff(
    calls.interviews.scheduleInterview,
    {
      body: {
        accountID: person.accountID,
        vacancyID,
        date: day(24),
        time: '10:30',
        durationMinutes: 45,
        mode: 'In person',
        place: venue,
        note: '',
      },
    },
    admin,
  );
  const times = { starts: `${day(48)} 10:00`, ends: `${day(48)} 17:00` };
  const { walkInID } = await callAsStaff(
    calls['walk-ins'].inviteToWalkIn,
    { body: { fullName, email: email.slice(-50), vacancyID, ...times, venue, contact: fullName, note: '' } },
    admin,
  );
  const { jobFairID } = await callAsStaff(
    calls['job-fairs'].createJobFair,
    {
      body: {
        title: `${TITLE} fair ${word}`,
        city: 'Thiruvananthapuram',
        ...times,
        organiser: company,
        venue,
        description: vacancy.description,
        companies: [company],
        capacity: 100_000,
      },
    },
    admin,
  );
  const { caseID } = await callAsStaff(
    calls.staff.openCase,
    { body: { channel: 'phone', fullName, email, subject: `${TITLE} ${word}`, text: vacancy.description } },
    admin,
  );
  const coupon = `THIRUVANANTHAPURAMRAJADHANI_${word}`;
  await callAsStaff(
    calls.staff.createCoupon,
    {
      body: {
        code: coupon,
        discountType: 'Percentage',
        discountValue: 10,
        cycles: ['Monthly'],
        startsOn: day(0),
        endsOn: day(24 * 30),
        maxUses: 999_999_999,
        maxUsesPerBuyer: null,
        isListed: false,
        reason: `For ${fullName}`,
      },
    },
    admin,
  );
  const { cases } = await callAsStaff(
    calls.staff.listModerationCases,
    { query: { companyID: String(companyID) } },
    admin,
  );
  const { applicants } = await callAsStaff(
    calls.staff.listAllApplicants,
    { query: { vacancyID: String(vacancyID) } },
    admin,
  );

  const text = encodeURIComponent(word);
  const of = (path: string, heading: string | RegExp, shows: string): LongScreen => ({ path, heading, shows });
  return [
    of(`vacancies?text=${text}`, 'Vacancies', title),
    of(`vacancies/${vacancyID}?text=${text}`, 'Vacancies', 'Variable frequency drives'),
    of(`vacancies/${vacancyID}/edit`, /^Edit/, title),
    of(`companies?text=${text}`, 'Companies', company),
    of(`companies/${companyID}?text=${text}`, 'Companies', company),
    of(`applicants?vacancy=${vacancyID}`, 'Applicants', fullName),
    of(`applicants/${applicants[0]?.applicationID}?vacancy=${vacancyID}`, 'Applicants', person.email),
    of('interviews', 'Interviews', fullName),
    of(`interviews/${interviewScheduleID}`, 'Interviews', venue),
    of(`interviews?view=week&week=${day(24)}`, 'Interviews', fullName),
    of(`interviews/${walkInID}?view=walk-ins`, 'Interviews', venue),
    of(`interviews/${jobFairID}?view=fairs`, 'Interviews', venue),
    of(`members?search=${text}`, 'Members', fullName),
    of(`members/${person.accountID}`, fullName, person.email),
    of(`support?search=${encodeURIComponent(email)}`, 'Support', TITLE),
    of(`support/${caseID}?search=${encodeURIComponent(email)}`, 'Support', email),
    of(`moderation/${cases[0]?.caseID}?company=${companyID}`, 'Moderation', title),
    of(`purchases?text=${encodeURIComponent(person.email)}`, 'Purchases', fullName),
    of(`purchases/${purchaseID}?text=${encodeURIComponent(person.email)}`, 'Purchases', fullName),
    of(`offer/coupons?text=${text}`, 'Coupons', coupon),
    of(`staff/${colleague.staff.staffID}`, 'Staff', fullName.slice(-100)),
    of(`audit?targetKind=coupon`, 'Audit', admin.staff.fullName),
    of(`messages?state=all`, 'Messages', colleague.staff.email),
    of('today', 'Today', 'Overdue'),
  ];
}
