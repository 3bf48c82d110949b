import { type FeeText, linesOf } from './fee-texts.ts';

/** More demands for money as people in India write them, made up for this repository. */
const english = `
Kindly note that an amount of Rs 650 is collected for processing your application.
Every new joinee pays ₹1,100 towards ID card and lanyard.
Security deposit: Rs 10,000 (fully refundable after one year of service).
You will get the appointment letter by email after payment of ₹2,200.
Enrollment charges 399/- only, offer ends tonight.
To activate your account transfer Rs 1,299 to the UPI number shared by our HR.
Selected freshers have to deposit 3,500 rupees for the training bond.
The verification of documents costs Rs 780 and the amount has to be sent before Monday.
Joining fees Rs 2,000. After joining you get it back with the first salary.
One-time payment of ₹850 required for uniform and shoes.
Hostel and mess advance of 4,000 is to be paid at the time of reporting.
Candidates must bring Rs 1,500 cash for medical and pass.
Register with us for Rs 299 and get five interview calls.
Work kit worth Rs 6,000 at only Rs 1,999, buy it to begin.
Laptop security of Rs 3,000 should be paid online, laptop reaches you in four days.
Rs. 475 will be charged for the online assessment.
Airport ground staff, 12th pass. Total expenses 2,850 including uniform and airport entry pass.
Pay the balance fee of 5,500 after you receive the visa copy.
Those who want to reserve the seat can send 500 by Paytm.
A fee of Rs 1,000 plus GST applies for profile activation.
The joining kit is couriered on receipt of Rs 899.
No salary deduction. Only a guarantee deposit of ₹2,500 is kept with the company.
Your candidature is confirmed after clearing the payment of 1,750 INR.
Processing charges are non refundable: 600 Rs.
Send your Aadhaar copy with Rs 350 for police verification.
Guaranteed placement in bank, total package fee Rs 25,000, half in advance.
We need 2,499 from you as software installation charges.
Fill the form and pay 120 through the link below.
Deposit money 5k is compulsory for the delivery bag and phone.
Apply fast, entry fee 199 per person.
Payment of two thousand rupees is needed for dress, badge and study books.
To collect the offer letter from our office carry Rs 1,000 for file charges.
Insurance premium of Rs 920 must be paid by the worker before flying.
Get ₹60,000 salary at Dubai, visa charges 35,000 by candidate.
The company asks for Rs 1,600 security which is adjusted in the second month.
Your interview is scheduled, kindly remit ₹500 as attendance deposit.
Charges for background check are to be borne by applicants, Rs 950.
First 50 applicants pay only 249 for registration, later 499.
Tower installation job: land agreement fee of Rs 1,850 to be paid first.
Freelance typing, sign up fee of $10 or Rs 800.
Our consultancy takes 1,500 before the interview and 1,500 after joining.
Refundable caution fee of Rs.3000 for hostel key and tools.
Please do the payment of Rs 2,050 today so that HR can release your joining date.
There will be a nominal charge of Rs 100 for the form at the venue.
You have to buy the demo product for ₹1,499 before you sell it.
Recharge your work wallet with 500 and start tasks.
Complete the KYC by paying Rs 99 and withdraw your salary.
Income tax clearance of Rs 3,200 has to be paid for releasing your first salary.
Only ₹49 for priority listing of your candidature with our clients.
Amount of rupees seven hundred fifty is mandatory for ID and salary slip.
Pay Rs 1,200 to the coordinator at the gate for your temporary pass.
Pre-joining charges: 2,300 for medical, 1,150 for dress.
Interested candidates may transfer ₹600 to 98XXXX2211 and share the receipt.
Students can join by paying a membership of 750 a year.
The training costs Rs 4,000, the certificate is free.
Seat confirmation amount is Rs 1,000 and the rest in instalments.
Pay for your own uniform (Rs 1,350) before the first duty.
Minimum investment 5,000 in the product to become a team leader.
You send Rs 250, we send the form and the address of the company.
For gate pass, safety shoes and helmet 1,900 must be given to the contractor.
Candidates selected by phone should immediately pay the agreement fee through net banking.
A sum of Rs 2,750 is payable as caution deposit; refund after notice period.
Please keep 1,500 ready for documentation when our agent visits you.
Courier boy job, bike not needed, id charges 550 and jacket charges 700.
We collect Rs 300 at the time of interview as registration.
Direct joining in metro project, contractor fee is 4,500 per worker.
`;
const hindi = `
नौकरी के लिए 1500 रुपये एडवांस में देने होंगे।
फॉर्म शुल्क 200 रुपये, ऑनलाइन भुगतान करें।
जॉइनिंग से पहले 2000 रुपये सुरक्षा के रूप में जमा होंगे।
ट्रेनिंग की फीस ₹2,500 है और किट अलग से 900 रुपये।
आईडी बनवाने के 350 रुपये लगते हैं।
हमारे खाते में 999 रुपये डालकर रसीद भेजें।
सिलेक्शन होने पर 4000 रुपये देने पड़ेंगे।
मेडिकल टेस्ट का 750 रुपये उम्मीदवार को देना है।
लैपटॉप पाने के लिए 1,800 रुपये सिक्योरिटी भरें।
इंटरव्यू की फीस केवल सौ रुपये।
पुलिस सत्यापन और गेट पास के लिए कुल 1,450 रुपये।
वर्दी के पैसे पहले देने होंगे, 1100 रुपये।
नियुक्ति पत्र डाक से भेजने का शुल्क ₹180 है।
सदस्य बनने के लिए 500 रुपये पेटीएम करें।
दो हजार रुपये की रिफंडेबल राशि जमा करनी अनिवार्य है।
वीजा फीस 30,000 रुपये, आधी पहले आधी बाद में।
पैकिंग का सामान लेने के लिए 1,500 रुपये भेजें।
आवेदन के साथ 250 रुपये की फीस लगेगी।
जो उम्मीदवार 1000 रुपये जमा करेंगे उन्हें ही कॉल आएगी।
एजेंसी का चार्ज एक महीने से पहले 3000 रुपये।
`;
const hinglish = `
Job ke liye 1500 advance dena hoga bhai.
Form ka 200 rupaya online bhar do.
Joining se pehle 2000 security ke roop me jama hoga.
Training ki fees 2500 hai aur kit alag se 900.
ID banwane ka 350 lagta hai.
Hamare account me 999 dal kar receipt bhejiye.
Selection hone par chaar hajar dene padenge.
Medical test ka 750 candidate khud dega.
Laptop lene k liye 1800 security bharo.
Interview fees sirf 100 rs.
Police verification or gate pass ka total 1450 rs.
Vardi ke paise pehle dene honge 1100.
Offer letter courier charge 180 hai.
Member banne ke liye 500 paytm kro.
2 hazar refundable amount jama karna compulsory hai.
Visa fee 30000, aadhi pehle aadhi baad mein.
Packing ka saman lene ke liye 1500 bhejo.
Apply karne ke sath 250 ki fees lagegi.
Jo 1000 jama karega usi ko call aayegi.
Agency charge ek mahine ki salary, 3000 pehle.
Reg fee 149 only whatsapp for QR.
Abhi 499 pay karein aur aaj se kaam shuru.
Aap 700 bhej dijiye hum aapka slot pakka kar denge.
Documents charge 600 rs aur bank account khulwane ka 300.
Bina deposit ke laptop nahi milega, deposit 2500 rs.
Safety shoes aur helmet ke 1400 rs gate par dena hai.
Room rent alag, joining charge 1000 rs.
Sirf ek baar ka kharcha 850 rs, uske baad har mahine kamai.
Exam form 350 rs ka hai, Google pay kar sakte ho.
Verification k liye Rs.1 nahi, poore 500 bhejne hai.
Company 2000 deposit leti hai jo wapas hota hai.
Gpay 399 fir group ka link milega.
`;

export const moreFeeTexts: readonly FeeText[] = [
  ...linesOf(english, 'English'),
  ...linesOf(hindi, 'Hindi'),
  ...linesOf(hinglish, 'Hinglish'),
];
