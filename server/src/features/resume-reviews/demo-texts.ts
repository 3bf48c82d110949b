/** The resume text of the second demo job seeker, before and after staff rewrote it. */
export const demoOldText = `Rahul Venkataraman Subramaniam
Accountant, Pune

Objective
To work in a reputed company where I can use my skills and grow.

Work
Accountant at Sahyadri Agro Foods, 2019 till date
- Doing day to day accounting in Tally
- GST returns filing
- Bank reconciliation
- Handling vendor payments

Accounts Assistant at Deccan Traders, 2016 to 2019
- Billing and data entry
- Helped in audit

Education
B.Com, Savitribai Phule Pune University, 2016`;

export const demoNewText = `<h2>Rahul Venkataraman Subramaniam</h2>
<p>Senior Accountant, Pune</p>
<h3>Profile</h3>
<p>Accountant with nine years in food and trading companies. Keeps the books of a business of ₹40 crore a year in Tally Prime, from vouchers to the balance sheet.</p>
<h3>Work</h3>
<p>Accountant at Sahyadri Agro Foods, 2019 till date</p>
<ul>
<li>Closes the books of three branches in Tally Prime by the 4th of each month</li>
<li>Files GST returns (GSTR-1, GSTR-3B, GSTR-9) on time, without a notice in six years</li>
<li>Bank reconciliation of eight accounts every week</li>
<li>Handles payments to 140 vendors, with TDS</li>
</ul>
<p>Accounts Assistant at Deccan Traders, 2016 to 2019</p>
<ul>
<li>Billing and data entry of 60 invoices a day</li>
<li>Prepared the schedules for two statutory audits</li>
</ul>
<h3>Education</h3>
<p>B.Com, Savitribai Phule Pune University, 2016</p>`;

export const demoCorrections = 'Please write my mobile number below my name, and the GST course I finished in June.';
