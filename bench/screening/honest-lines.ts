/** Sentences about money as honest employers write them, made up for this repository: denials, warnings, work, benefits. */
export const honestLines = `
We do not charge any fee at any stage of recruitment.
There is no registration fee, no security deposit and no charge for training.
Beware of fake calls: we never ask candidates to pay by UPI or Paytm.
Please do not pay anyone who promises you a job with us. Report such calls to 1930.
Training is provided free of cost by the company, with a stipend of ₹8,000.
Uniform, shoes and ID card are provided by the company.
Medical test charges are borne by the employer.
Travel expenses for the interview are reimbursed up to Rs 500 against tickets.
Laptop and SIM card are given on the day of joining; nothing is deducted from salary.
Reimbursement of course fees up to Rs 20,000 after one year.
Joining bonus of ₹10,000 paid with the first salary.
Fuel allowance of Rs 3 per km and mobile recharge of Rs 300 per month.
You will collect school fees from parents and issue receipts.
Duties: deposit cash in the bank, reconcile UPI payments, prepare vouchers.
Handle refund requests of customers and follow up on pending payments.
Explain course fees and instalments to students and close admissions.
Sell credit cards and fixed deposits to walk-in customers of the bank.
Maintain records of security deposits of tenants.
Experience with payment gateways, UPI and wallets is a plus.
Verify KYC documents of merchants and activate their accounts.
Looking for a registration desk executive at the hospital, salary ₹16,000.
Manage vendor payments, TDS and GST returns, freight charges and customs duty.
Koi bhi registration fees nahi li jati hai.
Interview bilkul free hai, kisi ko paise na dein.
हम किसी भी उम्मीदवार से कोई शुल्क नहीं लेते।
नौकरी के नाम पर पैसे मांगने वालों से सावधान रहें।
Salary ₹18,000 + incentives up to ₹5,000, PF and ESI, weekly payout.
Uniform deposit is not required.
Food and stay are free; the company pays for the medical check-up.
Candidates are advised not to deposit money with any agent.
Original documents are returned after verification; no charges apply.
Travel card and meal card worth Rs 2,200 a month are given.
You must have your own bike; petrol is paid by the company.
The process is free for all applicants.
Annual fee concession for children of teachers in our school.
Responsible for collection of EMI and loan recovery in the field.
Register on our website and upload your resume; registration is free.
Our company does not take money from job seekers, neither before nor after selection.
Zero fee recruitment: applying, interviewing and joining cost you nothing.
If somebody demands a deposit in our name, please write to us at once.
Nobody at our firm is allowed to accept cash from candidates.
Joining formalities need Aadhaar, PAN, bank passbook and two photos.
The employer covers visa, ticket and insurance for selected workers.
Safety shoes and helmet are issued on the first day without any deduction.
Paid training of two weeks at ₹600 per day.
We pay a referral bonus of Rs 2,000 when your friend completes three months.
Conveyance of ₹2,500 and a shift allowance of ₹150 per night are added to the salary.
Cash handling at the toll plaza, collect user fees from vehicles.
Counsel parents about fees, scholarships and hostel charges.
Follow up with clients for overdue payments and raise invoices.
Process purchase orders, courier charges and travel bills.
Prepare fee structure reports for the registrar.
Process insurance claims and verify medical bills of patients.
Prior experience in document verification and background checks preferred.
Build REST APIs for refunds, deposits and withdrawals.
Deliver parcels, collect COD amount and submit it at the hub each evening.
Sell gold loans; target of Rs 25 lakh per month.
Hamari company kisi candidate se paisa nahi leti.
Training ke dauran bhi salary milegi, koi charge nahi.
आवेदन करने के लिए कोई शुल्क नहीं है।
ट्रेनिंग और वर्दी कंपनी की ओर से मुफ्त दी जाएगी।
Certification cost is fully sponsored after confirmation.
Hostel accommodation at company cost, mess at subsidised rates of ₹1,500 per month.
Gate pass and medical are arranged by us at no cost to you.
Minimum wages with PF, ESI and yearly bonus; salary on the 7th by bank transfer.
Interest-free advance of up to Rs 10,000 for employees after six months.
Assist members of the club with subscription renewals and booking charges.
Handle petty cash of Rs 5,000 and keep bills.
Do not share OTP or transfer money to any person claiming to be our recruiter.
Laptop is required; if you have none, we will give you one without deposit.
Candidates who have their own two-wheeler will get Rs 4,000 extra.
Selected trainees receive a certificate and a stipend.
Recruitment with us is free; the only thing you bring is your certificates.
We will not reply to anyone who has paid an agent to reach us.
No money is to be given to the security guard, the supervisor or the HR.
Cost of the eye test and blood test is paid by the factory.
Candidates need not deposit originals; photocopies are enough.
Stipend of Rs 12,000 during training, then ₹22,000 as salary.
The company refunds your train ticket, sleeper class, on joining.
Helmet, jacket and bag are handed over without a deposit.
Exam fees of our trade apprentices are reimbursed after they pass.
Sales of insurance plans and mutual funds, premium collection from policyholders.
Front desk of a clinic: registration of patients, billing, OPD charges.
Prepare challans, pay the freight of transporters and check e-way bills.
Enrol customers for loyalty cards and explain membership plans.
Support users whose payment failed and raise refund tickets.
Fee collection in the hostel office, reminders to parents.
Placement officer: bring companies to the campus, keep placement records.
Hamare yahan naukri ke liye ek rupaya bhi nahi lagta.
Dhyan dein: phone par paise mangne wale humare log nahi hain.
इस भर्ती में किसी भी स्तर पर पैसा नहीं लिया जाता।
वर्दी, जूते और बस का खर्च कंपनी देती है।
Yearly bonus of one month, attendance reward of ₹1,000, free lunch.
Own laptop preferred; Rs 1,500 a month is paid for using it.
Write to the address below if you were asked for a processing charge.
Night shift meal is free, cab both ways, no deduction.
`
  .trim()
  .split('\n');

/** Held out: the rules were not changed after these were first screened. */
export const heldOutHonestLines = `
Our hiring costs candidates nothing; ignore messages that say otherwise.
The factory gives two sets of uniform and one pair of shoes every year.
Selected workers travel by company bus, the pass is free.
Candidates who paid someone in our name should go to the police.
Salary ₹14,500 in hand, overtime ₹90 per hour, attendance bonus ₹750.
Work at the billing counter, accept cash, cards and UPI from shoppers.
Look after security deposits and rent agreements of our flats.
Bring your resume, one photo and an ID proof to the interview.
The institute bears the cost of your B.Ed. after two years.
Medical insurance of Rs 3 lakh for the family, premium paid by us.
Tele-callers for course enquiries: explain duration, fees and placement.
Hum job dene ke liye paise nahi lete, dhoke se bachein.
साक्षात्कार और चयन पूरी तरह निःशुल्क है।
Process online refunds within three days and reply to buyers.
Assemble kits of spare parts and dispatch parcels by courier.
Check invoices for freight, insurance and customs charges.
No bond, no deposit, no hidden conditions.
Free lodging near the site, food at ₹60 a meal in our canteen.
Candidates from other cities get their bus fare back.
Two weeks of training with full pay before the first shift.
`
  .trim()
  .split('\n');
