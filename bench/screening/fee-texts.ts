/**
 * Demands for money as people in India write them in job postings, made up for this repository: English, Hindi, Hindi with
 * Latin letters, with the spelling of everyday messages. Disguised ones are in disguise-text.ts.
 */
const english = `
Registration fee Rs 750 to be paid through UPI before the interview.
A refundable security deposit of Rs. 2,000 is taken from every selected candidate.
Candidates will have to pay 1500/- for ID card, uniform and gate pass.
You need to pay ₹1,250 as documentation charges. Salary starts from the first week.
Processing fee: INR 499 (one time).
Please transfer Rs.999 on PhonePe to block your seat.
Joining kit charges ₹2,850, will be adjusted in your first salary.
The company will send the laptop by courier after you pay Rs 1,450 for insurance and shipping.
Training fee of Rs 3500 is compulsory and it is refunded after 3 months.
To receive your offer letter kindly deposit ₹1,999 in the account given by HR.
Police verification Rs 850 and medical check up Rs 650 to be borne by the candidate.
Interview slot booking amount 300 only, pay on Google Pay.
Security amount 5000 (refundable) required at the time of joining.
Selected persons must purchase the work kit of Rs. 4,200 from our office.
Uniform cost 1200 has to be paid in advance.
Send screenshot of payment of Rs 250 to get the application form.
A token amount of 500 confirms your joining.
We charge only 999 rupees for activation of your work ID.
Airport job, ground staff. Gate pass charges 1,850. Limited seats.
Pay half now and half after joining, total charges 6000.
Membership fee 1,100 per year gives you daily data entry work.
Candidates are requested to submit Rs 2,500 as caution money on the day of joining.
Refundable deposit two thousand five hundred rupees for the tablet.
Software licence fee of Rs 1800 must be paid before work starts.
Form fee: 350. Last date is Friday.
Kindly pay the registration amount and share the transaction ID.
Interview is free. After selection you pay Rs 1,750 for training material.
Total amount to be paid by candidate: 2,350 rupees (ID card, bag, two T-shirts).
Work from home typing job. Security deposit 3000 which is returned after completion of the project.
An amount of Rs 700 towards background verification has to be paid by applicants.
Courier charges for the joining letter: Rs 180.
For bank account opening and demat 600 Rs will be taken.
Visa and ticket charges of 25,000 to be deposited in advance, rest after reaching Dubai.
Consultancy charges 50 percent in advance, that is Rs 4,000.
Placement fee of Rs. 8,000 after you get the call letter.
One lakh rupees for permanent job in railway, 50% advance.
Invest just Rs 2,999 and start earning from the first day.
Pay once, earn for life! ID activation at ₹599.
Rs.1500 refundable security + Rs.500 registration.
Only serious candidates who can pay 1000 for the kit should apply.
The fee of 450 is for filing your documents and it is not refundable.
No interview, direct joining. Just deposit 2200 for your uniform and accommodation.
There is a small charge of ₹199 for verification of your profile.
We will deduct nothing from salary, only pay the ID charges of 350 first.
Medical test fees 1,200, gate pass fees 800, both at company's counter.
Charges: Registration 300, Training 1500, Dress 900.
Joining is confirmed once Rs 1,000 is received in our account.
Pay on 98XXXXXX10 by GPay, amount 550, then HR will call you.
Applicants who have paid the deposit will get the joining date first.
Buy our starter pack worth ₹3,499 to become an associate.
Scan the QR code and pay 149 for the application.
Compulsory insurance of Rs 1,350 to be paid by you before the ticket is issued.
Your salary account will be opened after the payment of ₹750.
Without payment of Rs 1,500 no joining letter will be issued.
Agreement and stamp paper charges Rs 600 by candidate.
You only bear the cost of the ID card, which is 400.
Nominal fee for admit card: Rs 120, GPay accepted.
First pay 2,000, get a Samsung tablet and start work today.
Security money 10k, refundable when you leave.
Please arrange 3,000 for hostel and training before you come.
Exam form charge Rs 500, admit card will be sent on WhatsApp.
Rs 2100 is to be deposited for police clearance and medical, refund with first month salary.
Our charges are very low: only 1,499 for guaranteed job.
Documentation and file charge is twelve hundred rupees.
Reserve your seat now with 799 rupees, balance on joining day.
Part time job for students, 500 rupees joining fee, earn 1000 daily.
Accepted candidates remit Rs 4,500 via NEFT as guarantee amount.
An advance of Rs 900 is needed for your SIM and phone.
Pay Rs.350 to our executive at the venue for the ID card.
Note: refundable fee applicable for laptop. Amount will be told on call.
Online test fees 250, please pay by Paytm and send a screenshot.
You should deposit the joining amount today otherwise your seat goes to the next candidate.
`;
const hindi = `
रजिस्ट्रेशन फीस 500 रुपये है, फोनपे पर भेजें।
इंटरव्यू से पहले ₹300 जमा करना अनिवार्य है।
चयनित उम्मीदवारों को 2500 रुपये सिक्योरिटी राशि देनी होगी जो बाद में वापस कर दी जाएगी।
आईडी कार्ड और ड्रेस के 1200 रुपये लगेंगे।
ट्रेनिंग चार्ज ३००० रुपए, पहली सैलरी में एडजस्ट होगा।
फॉर्म भरने का शुल्क मात्र 150 रुपये।
मेडिकल और पुलिस वेरिफिकेशन के लिए 1800 रुपये जमा करें।
घर बैठे काम करें, पंजीकरण शुल्क 999 रुपये।
लैपटॉप के लिए 2000 रुपये की जमानत राशि जमा करनी होगी।
गेट पास और यूनिफॉर्म का खर्च ₹1,650 उम्मीदवार को देना होगा।
ऑफर लेटर पाने के लिए 750 रुपये गूगल पे करें।
पहले पैसे जमा करें फिर जॉइनिंग मिलेगी।
केवल एक हजार रुपये देकर अपनी नौकरी पक्की करें।
प्रोसेसिंग फीस पांच सौ रुपये, पेटीएम कर दें।
कूरियर चार्ज 180 रुपये भेजने के बाद किट मिलेगी।
सुरक्षा राशि ₹5000 (वापसी योग्य)।
फाइल चार्ज दो सौ रुपये और वेरिफिकेशन चार्ज चार सौ रुपये।
नियुक्ति पत्र के लिए 1100 रुपये का भुगतान करें।
बिना शुल्क जमा किए फॉर्म स्वीकार नहीं होगा, शुल्क 250 रुपये।
इंटरव्यू फ्री है लेकिन ट्रेनिंग के 1500 रुपये देने होंगे।
सीट बुक करने के लिए टोकन राशि 500 रुपये।
रेलवे में पक्की नौकरी, आधा पैसा पहले आधा पैसा बाद में, कुल 60000 रुपये।
वर्दी, जूते और बैज के लिए आपको 950 रुपये देने पड़ेंगे।
आवेदन शुल्क ₹२५० ऑनलाइन भरें।
किट खरीदना जरूरी है, कीमत 3500 रुपये।
यूपीआई से 399 रुपये भेजकर स्क्रीनशॉट भेजें, तभी इंटरव्यू होगा।
सदस्यता शुल्क 1100 रुपये सालाना, रोज काम मिलेगा।
रजिस्ट्रेशन के लिए सिर्फ 199 रुपये।
डॉक्यूमेंटेशन चार्ज ढाई हजार रुपये, सैलरी में वापस।
सिक्युरिटी डिपॉजिट जमा करने पर ही लैपटॉप दिया जाएगा।
`;
const hinglish = `
Registration fees 350 rs hai, paytm kar do.
Joining ke time 1500 rupaye jama karne honge, first salary me wapas mil jayenge.
ID card aur dress ka 1100 lagega bas.
Pehle 500 gpay karo uske baad interview hoga.
Security ke 3000 dene padenge jo ki refundable hai.
Form charge sirf 99 rupay.
Training ka kharcha 2500 candidate ko dena hai.
Medical karwane ka 800 aur police verification ka 400 lagta hai.
Laptop ke liye 2000 security deposit dena padega.
Kit lene ke liye 1899 bhejo, kit courier se aayegi.
Job pakki hai bas file charge 650 dena hoga.
999 rupees bhejkar apni ID activate karwaye.
Paise pehle jama karo tabhi joining letter milega.
Koi interview nahi, direct joining, 2200 rs uniform aur room ke.
Rs 1500 phone pe kare aur screenshot whatsapp kare.
Document verification ke naam par 750 rs lagenge jo salary me add ho jayenge.
Interview free hai lekin selection ke baad 1800 dena hoga.
Ghar baithe packing ka kaam, saman ke liye 1500 advance.
Do hazar rupaye security, teen mahine baad wapis.
Apna slot book karne ke liye 200 rs token bhejein.
Airport me job, gate pass banwane ka 1950 lagega.
Form bharne ki fees paanch sau rupaye hai.
Registraton fess 450 only, jaldi kre.
Sirf 499 me data entry ka kaam, ID turant activate.
Agar job chahiye to 1000 rs registration karwana padega.
Company ki kit 2999 ki leni padegi tabhi kaam milega.
Uniform k paise khud dene honge, 850 rs.
Joining fee 600, baki salary se katega.
Naukri lagne ke baad 5000 consultancy charge dena hai, aadha pehle.
Visa aur ticket ke 30 hazar pehle jama karwana hoga.
Security deposite 2k, wapsi 6 mahine me.
Upi se 250 bhej do form confirm ho jayega.
Aapko bas ek bar 1200 jama karna hai.
Training free hai, sirf study material ke 700 rs.
Bina paise jama kiye joining nahi milegi, amount 1500.
Mobile tower job, agreement ke 1450 rs bharne honge.
Bas 150 rs ka charge hai form ka, baad me kuch nahi dena.
Processing k liye 399 transfer karein is number par.
Bag aur t-shirt ke 1600 delivery boy ko jama karne hote hai.
Ham jhooth nahi bolte, 2000 lagega aur job 100% pakki.
`;

export type FeeLanguage = 'English' | 'Hindi' | 'Hinglish';
export interface FeeText {
  language: FeeLanguage;
  text: string;
}

/** The lines of a text. */
export const linesOf = (text: string, language: FeeLanguage): FeeText[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ language, text: line }));

/** Demands as they are typed. */
export const typedFeeTexts: readonly FeeText[] = [
  ...linesOf(english, 'English'),
  ...linesOf(hindi, 'Hindi'),
  ...linesOf(hinglish, 'Hinglish'),
];
