import { type FeeText, linesOf } from './fee-texts.ts';

/** Held-out demands for money: the rules were not changed after these were first screened. */
const english = `
Pay ₹450 at the counter for your entry card, then meet the HR.
A refundable amount of Rs 2,500 is kept as security for the scanner device.
All shortlisted applicants have to transfer Rs 1,150 for document processing by tomorrow.
The uniform set costs Rs 1,400 and is paid by the candidate on day one.
Registration: ₹250. Interview: free.
Fee for the offer letter is 1,800 rupees, payable by PhonePe.
Deposit Rs 3,200 with our manager and take your tablet home.
We require a one time payment of 990 to start your training batch.
Salary 25,000. File opening charges 700 extra.
Please clear your medical fee of Rs 1,050 before reporting at the site.
Joining confirmation amount Rs. 2,000, returned with your third salary.
Candidates pay Rs 900 for police clearance and Rs 350 for the pass.
To unlock daily tasks you need to buy the ₹799 plan.
Your parcel with the joining kit needs courier charges of Rs 210.
Send Rs 1,000 as commitment money, seats are very few.
Consultancy fee is 50% of your first salary, Rs 500 of it in advance.
Get a government job, total cost 1.5 lakh, 20,000 as token now.
Visa stamping and ticket money of Rs 40,000 to be arranged by the worker.
Pay for the certification exam (Rs 1,999) and get placed in a week.
Application money Rs 150, non refundable, QR code at the desk.
The helmet and jacket fee of 650 is taken in cash.
Only those who deposit the caution money of 5,000 will get the bike.
HR will verify your papers, charges of ₹380 apply.
Kindly arrange the payment of Rs 2,299 for laptop insurance today.
Membership card at 360 rupees gives you work from home for life.
`;
const hindi = `
दस्तावेज जांच का शुल्क ₹400 है, आज ही भेजें।
पहले 1,200 रुपये जमा करवाएं, फिर जॉइनिंग लेटर लें।
ड्रेस और जूते के लिए 1500 रुपये देने होंगे।
सिक्योरिटी मनी तीन हजार रुपये, छह महीने बाद वापस।
काम शुरू करने के लिए 599 रुपये का रजिस्ट्रेशन करवाएं।
फाइल चार्ज मात्र ₹350, गूगल पे से भुगतान करें।
मेडिकल फीस 800 रुपये उम्मीदवार से ली जाएगी।
गेट पास बनवाने के 450 रुपये लगेंगे।
`;
const hinglish = `
Document check ka charge 400 hai aaj hi bhejo.
Pehle 1200 jama karwao fir joining letter lo.
Dress aur shoes ke liye 1500 dene honge.
Security money teen hazar, 6 mahine baad wapas.
Kaam start karne ke liye 599 ka registration karwana hai.
File charge only 350, google pay kar dijiye.
Medical fees 800 candidate se li jayegi.
Gate pass banwane ke 450 lagenge.
Naukri pakki karne ke liye 2000 token bhejna padega.
Bag aur tshirt ke 1100 rs aapko dene hai.
Training charge 1800, baad me salary me jud jayega.
Form fill karne ka 149 rs lagta hai.
`;

export const heldOutFeeTexts: readonly FeeText[] = [
  ...linesOf(english, 'English'),
  ...linesOf(hindi, 'Hindi'),
  ...linesOf(hinglish, 'Hinglish'),
];
