import type { Occasion } from './concepts.ts';
import { countWords, multipleWords } from './number-words.ts';
import { givingVerbs } from './verb-forms.ts';

const list = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Who bears a cost when it is not the job seeker. */
const employers =
  'company employer firm factory hospital hotel school college owner management office organisation organization institute trust bank plant group department client shop us'.split(
    ' ',
  );
const borneByThem = employers.flatMap((who) =>
  ['paid by', 'borne by', 'covered by', 'arranged by', 'given by', 'met by'].flatMap((by) =>
    who === 'us' ? [`${by} ${who}`] : [`${by} the ${who}`, `${by} our ${who}`, `${by} ${who}`],
  ),
);

/** Words and phrases of each occasion: English, Hindi in Latin letters as people type it, and Devanagari. */
export const occasionWords: Record<Occasion, string[]> = {
  registration:
    list(`earning account, earning id, work account, task account, file opening, file open, file charges, facilitation, liaison, sarkari form, form bharai, seat confirmation, slot confirmation, panel fee, interview call, joining call, duty letter, duty card, induction fee, onboarding amount, data verification, resume forwarding, profile forwarding, resume upload charge, welcome kit, प्रवेश पत्र, प्रवेश, admission card, entry card, visitor card, interview pass, work id, id password, user id password, login, formality, formalities, selection camp, profile upgrade, sms alerts, joining papers, signup, empanelment, counselling fee, call details, contact details, phone number of the employer, hr number, slot booking, work permit id, priority listing, registration, registrations, reg, regd, regn, register, enrolment, enrollment, enroll, enrol, application, joining,
    onboarding, interview, slot, seat, offer letter, joining letter, appointment letter, call letter, confirmation letter, membership,
    subscription, activation, activate, portal, candidature, processing, admin, administrative, login id, user id, form, forms, shortlisting,
    screening, selection, booking, exam form, admit card, panjikaran, bharti, avedan, joining kit, recharge, member, registration amount, joining amount, processing amount, convenience, platform, profile, sign up, signup,
    test, exam, entrance,
    रजिस्ट्रेशन, पंजीकरण, पंजियन, पंजीयन, आवेदन, जॉइनिंग, ज्वाइनिंग, ज्वॉइनिंग, जोइनिंग, जॉइन, इंटरव्यू, साक्षात्कार, फॉर्म, फार्म, ऑफर लेटर,
    जॉइनिंग लेटर, नियुक्ति पत्र, सीट, स्लॉट, प्रोसेसिंग, एक्टिवेशन, मेंबरशिप, सदस्यता, एंट्री, भर्ती, चयन, एप्लिकेशन, रिचार्ज, मेंबर`),
  deposit:
    list(`jama rashi, jama raashi, जमा राशि, security ki rakam, surety, surety money, good faith deposit, trust deposit, caution fee, holding amount, hold amount, retention money, security, refundable deposit, refundable security, refundable security deposit, security deposit, security fee, security fees, security charge, security charges, caution deposit, security paisa, security paise, security ke, security money, security amount, caution, caution money, guarantee amount, bond money, security deposit, suraksha,
    jamanat, dharohar, earnest, सिक्योरिटी, सिक्युरिटी, सुरक्षा, जमानत, धरोहर, अमानत`),
  training:
    list(`training batch, certificates, study material, study books, study book, training, trainings, induction, certification, certificate, workshop, orientation, study material, course material, bootcamp,
    course, prashikshan, demo class, classes, ट्रेनिंग, ट्रेंनिंग, प्रशिक्षण, कोर्स, सर्टिफिकेट, प्रमाण पत्र`),
  kit: list(`boots and helmet, mattress, bedding, apron, trolley, scooter bag, thermal bag, pos machine, work phone, company phone, phone cover, trouser, trousers, blazer, tie, jacket, stitching of uniform, uniform stitching, starter kit, starter bag, starter pack, stationery, lanyard, locker, raincoat, cap, gloves, boots, sample box, sample kit, chabi, tools, toolbox, smart card, access card, safety kit, gear, रेनकोट, टोपी, जूते, जूता, औजार, demo product, sample product, kit, kits, uniform, uniforms, dress, shoes, t shirt, tshirt, bag, delivery bag, id card, id cards, idcard, i card, icard, identity card,
    id badge, badge, helmet, tool kit, toolkit, starter pack, laptop, laptops, tablet, tab, headset, headphone, sim, sim card, software, licence,
    license, raw material, work material, machine, device, android phone, dress code, vardi, saman, safety shoes, product kit, id, equipment, biometric,
    किट, यूनिफॉर्म, यूनिफार्म, वर्दी, ड्रेस, आईडी, आईडी कार्ड, पहचान पत्र, आई कार्ड, लैपटॉप, बैग, टी शर्ट, सामान, सामग्री, मशीन, सिम, बैज, हेलमेट`),
  documents:
    list(`bond paper, stamp duty, notarised bond, aadhaar linking, pan linking, biometric registration, labour card, labour licence, insurance premium, group insurance, accident cover, passbook, work permit, permit, permits, police paper, affidavits, rent agreement, aadhaar update, document, documents, documentation, docs, paperwork, papers, file, filing, file charge, agreement, stamp paper, notary, affidavit,
    insurance, account opening, demat, salary account, bank account opening, visa, ticket, tickets, air ticket, passport, emigration, kagaz, kagzat, dastavej, dastawez, stamp,
    दस्तावेज, दस्तावेज़, कागजात, कागज, फाइल, एग्रीमेंट, बीमा, वीजा, टिकट, पासपोर्ट, डॉक्यूमेंट, डॉक्यूमेंटेशन`),
  verification:
    list(`medical card, health card, fitness paper, fitness certificate, food licence, badge verification, address check, address verification, police clearance, character certificate, temporary pass, temporary passes, verification, verify, background check, background verification, police verification, kyc, medical, medical test, medical check,
    checkup, check up, fitness, health check, medical certificate, gate pass, gatepass, entry pass, airport pass, security clearance, clearance, satyapan,
    blood test, covid test, वेरिफिकेशन, सत्यापन, मेडिकल, मेडीकल, जांच, गेट पास, गेटपास, एंट्री पास, पास`),
  dispatch: list(
    `courier, couriered, shipping, dispatch, despatch, parcel, speed post, postage, postal, kuriyar, कूरियर, कुरियर, डिस्पैच, पार्सल, स्पीड पोस्ट`,
  ),
  placement:
    list(`placement, job guarantee, job guaranteed, guaranteed job, consultancy, agency, consultation, consultancy service, service charge,
    job confirm, job confirmation, naukri, naukari, job, employment, kaam, काम, joining confirmation, प्लेसमेंट, कंसल्टेंसी, नौकरी, जॉब, एजेंसी, रोजगार`),
};

/** Words and phrases of each concept but the occasions. */
export const conceptWords = {
  fee: list(`everything together, all together, altogether, daam, mulya, दाम, मूल्य, handling charge, courtesy fee, goodwill amount, service tax, file money, sahyog rashi, sahyog raashi, chai pani, nazrana, mehnatana, सहयोग राशि, चाय पानी, priced at, is priced, priced, price of this, service fee, will be charged, be charged, is charged, fee, fees, feez, feess, fess, fese, fes, fiss, feas, fies, fe, phees, fis, charge, charges, chargs, chrges, chrge, charj, charjes, chargeable, deposit, deposits, deposite, diposit,
    cost, costs, costing, expense, expenses, shulk, shulak, sulk, shulka, lagega, lagenge, lagegi, lagta, lagte, lagti, lgega, lgenge, kharcha, kharch, kimat,
    security money, security amount, guarantee amount, bond money, security deposit, security fee, security fees, security charge, security charges, caution deposit, security paisa, security paise, caution money, token amount, token money, joining amount, registration amount, processing amount, advance amount, advance payment, commitment amount, confirmation amount, booking amount, dakshina, rishwat, ghoos,
    शुल्क, फीस, फ़ीस, चार्ज, चार्जेस, चार्जिस, डिपॉजिट, डिपोजिट, डिपाजिट, जमानत राशि, धरोहर राशि, अमानत राशि, लगेगा, लगेंगे, लगेगी, लगता, लगते, खर्च, खर्चा, कीमत, टोकन`),
  money:
    list(`price, instalment, installment, instalments, kist, cheque of, balance, deposit slip, cash amount, money, amount, amt, ammount, paisa, paise, paisay, pese, pesa, paisse, payment, payments, pymt, sum, rakam, raqam, rashi, raashi, advance,
    token, contribution, investment, fund, dues,
    पैसा, पैसे, पैसों, राशि, रकम, पेमेंट, पेमेन्ट, एडवांस, धनराशि`),
  pay: [
    ...givingVerbs,
    ...list(`apne kharche se, apne kharche par, khud ke kharche, अपने खर्चे से, अपने खर्च पर, has come in, have come in, comes in, come in, shows up, show up, is with us, are with us, lands with us, buys, purchases, clears, settles, invests, recharge with, load, loaded, top up, topup, be borne, has to bear, to be cleared, to be settled, to be handed, aapki taraf se, apki taraf se, aap ki taraf se, apni taraf se, tumhari taraf se, candidate ki taraf se, उम्मीदवार की तरफ से, उम्मीदवार की ओर से, आपकी तरफ से, अपनी तरफ से, saath me, sath me, saath mein, sath mein, साथ में, dena padta, deni padti, dene padte, देना पड़ता, देने पड़ते, देनी पड़ती, come with, le aana, le aao, le aaye, leke aana, lekar aana, leke aao, saath laana, saath lana, intezam, intezaam, intjam, purchasing, buying, bought, handing over, hand over, accompany, be ready with, keep ready, stays with us, stay with us, remains with us, kept with us, kept with the company, held with us, held by us, hamare paas rahega, hamare paas rahenge, company ke paas rahega, company ke paas rahenge, de dena, dene hai, dene hain, dena hai, deni hai, deni hain, rakhti, rakhte hai, lete hai, lete hain, lete he, लेते हैं, रखती है, रखते हैं, लिए जाते हैं, ली जाती है, banwai, banwana, banwane, banwani, banvana, banvane, banvai, karvaiye, karwaiye, karwao, karvao, karwaye, karwayen, pay now, pay today, pay online, from each candidate, from each applicant, from every candidate, from every applicant, from each joiner, from every joiner, from applicants, from candidates, from the applicant, from the candidate, from your side, from you, candidate se, candidates se, on payment of, after payment of, against payment of, on paying, after paying, by paying, upon payment, payment karte hi, transfer karte, ke liye rakhna, jama karega, jama karenge, जमा करेंगे, जमा करेगा, dalkar, dal kar, daal kar, daalkar, dal do, daal do, dalein, bhar do, bhar dein, bhar dijiye, khud dega, khud degi, khud denge, candidate dega, candidate degi, candidate denge,
    on receipt of, after receipt of, on receiving, we collect, we take, डालकर, डालें, डाल दें, खुद देगा, खुद देंगे, pay, pays, paying, paid, payed, payable, deposit, deposited, transfer, transferred, transfering, remit, remitted, send, sending, submit, submitted, scan, buy, purchase,
    invest, bear, borne, spend, give, giving, dijiye, clear the payment, bhejo, bhejein, bheje, bhejna, bhejni, bhej, bhijwao, bhijwaye, bhejkar, bharo, bharein, bhare, bharna, bharni, bharke, bharkar,
    jama, dena, deni, dene, dein, dijie, dijiyega, dekar, dedo, de do, dede, paisa do, paise do, chukana, chukaye, chukaiye, kharidna, kharidein, kharide, lena hoga, lena padega, leni padegi, leni hogi, lene honge, lene padenge,
    shell out, paying, take, takes, bring, carry, lana, laye, laaye, lao, laana, lekar, leke, leti, lenge, lega, legi, bhejne, make payment, make the payment, cough up, drop, contribute,
    भुगतान, जमा, भेजें, भेजे, भेजो, भेजना, भेजने, भेजकर, भेज, भरें, भरे, भरना, भरनी, भरकर, भरने, देना, देने, देनी, दें, दीजिए, दीजिये, देकर, अदा, चुकाना, चुकाएं, ट्रांसफर, पे, खरीदना, खरीदें, खरीदनी, करवाएं, लाएं, लाना, लाये, लेकर, लेती, लेते, लेगी, लेंगे, लाए`),
  ],
  must: list(`cash, nakad, naqad, नकद, has to, need to, required to, ready to, tak, se hi, पड़ता, padta, padti, padte, lagbhag, sabse, plus gst, gst extra, including gst, usi ko, usko hi, unhi ko, उन्हें ही, उसी को, required, require, requires, needed, need, needs, mandatory, compulsory, must, have to, has to, will have to, should, applicable, due, hoga, hogi, honge, hoge, padega, padegi, padenge,
    parega, pdega, chahiye, chaiye, zaroori, jaruri, jaroori, anivarya, nominal, one time, onetime, only, just, sirf, kewal, keval, matra, bas, karo, karein, kare, karen, karna, karni, krna, kro, kre,
    kijiye, kijie, karke, krke, kar do, kindly, payable, minimum, small, little, chhota, thoda, thode, extra, levied, collected, charged, taken, apply, received, worth, total, once, tabhi, tab hi, तभी,
    अनिवार्य, होगा, होगी, होंगे, पड़ेगा, पड़ेगी, पड़ेंगे, चाहिए, जरूरी, ज़रूरी, सिर्फ, केवल, मात्र, बस, करें, करे, करो, करना, करनी, करने, कीजिए, करके, आवश्यक, नाममात्र, मामूली, लिया, लिए जाएंगे, लिया जाएगा, ली जाएगी`),
  handle:
    list(`demand draft, draft, pay order, money order, scan the code, scan code, scan this code, scan our code, upi autopay, autopay, wallet recharge, crypto, usdt, our counter, at our desk, at our office, to our executive, to our agent, to the guard, paid receipt, payment receipt, payment slip, payment proof, maaro, share the receipt, send the receipt, share receipt, send receipt, receipt bhejiye, receipt bhejo, receipt bheje, screenshot, रसीद भेजें, रसीद भेजकर, स्क्रीनशॉट, upi, gpay, g pay, google pay, googlepay, gogle pay, phonepe, phone pe, phonepay, phone pay, fonpe, fonepe, paytm, pay tm, petm, paytam, bhim, qr, qr code, scanner, wallet, amazon pay, neft, imps, rtgs,
    bank transfer, account number, account no, bank account, our account, online payment, payment link, pay link,
    यूपीआई, फोनपे, फोन पे, पेटीएम, पेटिएम, गूगल पे, गूगलपे, जीपे, जी पे, क्यूआर, क्यूआर कोड, खाते, खाता, स्कैनर, स्कैन`),
  refund:
    list(`first two salaries, first three salaries, first two months salary, pehle do mahine, pehle mahine ki salary, pehle vetan, refundable, refundble, refundabl, refund, refunded, refunds, nonrefundable, non refundable, not refundable, adjusted, adjustable, adjust, returnable, returned, returnd, will be returned, deducted, cut from, first salary, 1st salary, first month salary,
    1st month salary, first month s salary, first month pay, first pay, pehli salary, pahli salary, pehle salary, pehli tankhwah, get back, given back, paid back, money back, come back, comes back, cashback, reimbursed with, reimbursed after, reimbursed in, reimbursed later,
    wapas, vapas, wapis, vapis, wapsi, vapsi, waapas, lauta, lautaya, lota,
    वापस, वापिस, वापसी, लौटा, लौटाए, लौटाया, रिफंड, रिफण्ड, रिफंडेबल, रिफण्डेबल, पहली सैलरी, पहले वेतन, पहली तनख्वाह, पहली सेलरी, एडजस्ट, समायोजित`),
  candidate:
    list(`worker, workers, per person, per head, each applicant, each candidate, every candidate, every applicant, each joiner, joiner, joiners, new joiner, new joiners, trainee, trainees, those who, people ready, only those, jo log, jiske paas, jinke paas, jisko, jisse, jo bhi, whoever, your application, your file, yours, जिसके पास, on you, from each candidate, from each applicant, from every candidate, from every applicant, from each joiner, from applicants, from candidates, from the applicant, from the candidate, from your side, from you, candidate se, candidates se, students can, students may, job for students, jobs for students, work for students, candidate, candidates, applicant, applicants, you, your, ur, yourself, aap, aapko, apko, apki, aapki, aapke, apke, tumhe, tumko, selected, shortlisted, joinee, joinees, fresher, freshers, aspirants, job seeker, job seekers, self,
    khud, apna, apni, umeedwar, ummidwar, उम्मीदवार, उम्मीदवारों, आप, आपको, आपकी, आपके, अभ्यर्थी, अभ्यर्थियों, चयनित, अपना, अपनी, खुद`),
  before:
    list(`on the day of reporting, day of reporting, time of reporting, at reporting, reporting day, at gate, at the gate, at counter, at the counter, at the venue, at venue, at reception, at the reception, gate par, gate pe, counter par, counter pe, unless, until, only after, as soon as, only when, only once, after the payment, milte hi, karte hi, hote hi, aate hi, bharte hi, dete hi, bhejte hi, lete hi, dekar hi, bhejne ke baad, dene ke baad, uske baad, fir, phir, tab, jaise hi, मिलते ही, करते ही, होते ही, आते ही, देते ही, भरते ही, उसके बाद, फिर, तब, on payment of, after payment of, pay now, by paying, on paying, after paying, payment karte hi, first day, on the first day, same day, before duty, uske bina, iske bina, इसके बिना, उसके बिना, before, before joining, prior, prior to joining, upfront, up front, in advance, to confirm, confirm, confirmation, to book, book your, reserve, confirmed, to secure, secure your, block your, pehle, pahle, phele, pehla, after selection, post selection,
    on selection, after interview, after shortlisting, at the time of joining, time of joining, on joining, at joining, day of joining, to get the, to receive, to start, to begin, to join, to proceed, ke baad, processed, released, unlocked, unlock,
    पहले, पूर्व, चयन के बाद, के बाद, कन्फर्म, पक्की, पक्का, pakka, pakki`),
  no: list(`no, zero, nil, neither, nor, kisi bhi tarah ka`),
  not: list(
    `not, never, dont, don't, doesnt, doesn't, didnt, didn't, wont, won't, cannot, cant, can't, needn't, neednt, mat, na, मत, ना, न, refrain from, avoid, stop, nahi, nahin, nhi, nai, nahee, नहीं, नही, refuse, refuses`,
  ),
  free: list(`not deducted, is not deducted, are not deducted, is not billed, are not billed, is not recovered, are not recovered, no deduction, without any charge, without charge, without any cost, without cost, at no cost, at no charge, at no expense, at our expense, rent free, on the house, not billed, not be deducted, bina kisi kharche, free, nil, zero, none, waived, muft, mufat, nishulk, nihshulk, free of cost, free of charge, complimentary, not applicable, not required, not be charged, not be taken, not be collected, not be asked, not be required, not be levied, not be demanded, not be needed, not be applicable, isn't required, aren't charged, not necessary, are not, is not asked, is not taken, is not charged, not needed, not charged, not taken, not asked, not collected, not there, not any, not payable, not levied, not demanded, n/a, exempted,
    नि शुल्क, निःशुल्क, निशुल्क, मुफ्त, फ्री, माफ, शून्य`),
  nahi: list(`nahi, nahin, nhi, nai, nahee, naahi, नहीं, नही`),
  without: list(`without, bina, bagair, bgair, बिना, बगैर`),
  filler:
    list(`bhej denge, bhej dega, bhej degi, bhej diya jayega, भेज देंगे, भेज दिया जाएगा, with our clients, room rent, is, are, was, be, been, being, am, will, would, shall, do, does, did, can, could, may, might, to, the, a, an, any, some, such, of, for, from, in, at, on, or, and, by, with, this, that, these, it, we, our, us, ever, kind, kinds, sort, type, form, nature,
    all, other, hidden, extra, additional, further, upfront, single, required, require, requires, need, needed, have, has, had, collect, take, takes, taking, taken, accept, accepts, accepting, entertain, want, wants, expect, seek, involve, involved, involves, there, their, them, they, company, employer, candidates, candidate, applicants, applicant, you, your,
    job, seekers, seeker, selected, anyone, anybody, anything, person, recruitment, hiring, process, stage, point, time, under, circumstances, absolutely, strictly, completely, totally, its, also, even, either, whatsoever, make, made, give, giving, cash, online, bank, details, rupee, rupees, paisa, please, kindly,
    koi, bhi, kisi, prakar, tarah, ka, ki, ke, ko, se, hai, hain, he, h, liya, liye, li, lete, leta, leti, lena, jata, jati, jate, jaata, jaati, jayega, jayegi, jaayega, kuch, ek, hum, ham, humari, hamari, yahan, par, pe, kabhi, hi, bilkul, lagta, lagti, lagega, lagegi, lagenge, dena, deni, dene, hoga, hogi, hota, hoti, padega, mangte, maangte, mangti, mangta, maangta, karte, karti, karta, and/or,
    कोई, भी, किसी, प्रकार, तरह, का, की, के, को, से, है, हैं, लिया, ली, लेते, लेता, लेती, जाता, जाती, जाएगा, जाएगी, कुछ, एक, हम, हमारी, यहां, पर, कभी, ही, बिल्कुल, लगता, लगती, लगेगा, लगेगी, देना, देनी, होगा, होगी, होता, मांगते, मांगती, मांगता, मांगी, करते, करती, करता, या, और, न, ना, इस, में, लगते, लें, दें, पूर्णतः, पूरी, बिलकुल, साथ`),
  contrast: list(
    `baki, baaki, rest, remaining, बाकी, but, only, just, except, however, instead, rather, lekin, magar, sirf, bas, keval, kewal, besides, other than, apart from, aside from, except for, balki, सिर्फ, केवल, लेकिन, मगर, परंतु, परन्तु, किंतु, बस, मात्र, बल्कि, matra`,
  ),
  salary:
    list(`overtime, double rate, ot, final settlement, month s salary, month s pay, commission on, pagar, पगार, dihadi, दिहाड़ी, per shift, fixed pay, variable pay, salary, salaries, salry, sallary, stipend, ctc, wages, wage, income, earning, earnings, earn, package, remuneration, lpa, payroll, payout, payouts, lump sum, compensation, vetan, tankhwah, tankha, tankhwa, kamai, kamao, kamaye, kamaiye, take home, in hand, inhand, gross, pay scale, pay grade, pay level, pay matrix, pay range, pay band, net pay, basic pay, pf, esi, esic, tax, salary paid, paid leave, paid leaves, paid training, paid internship, paid holidays, paid time, paid week, well paid, pay per, pay slip, payslip, pay day, pay rate, honorarium,
    वेतन, सैलरी, सेलरी, तनख्वाह, मानदेय, कमाई, कमाएं, आय, स्टाइपेंड`),
  given: [
    ...borneByThem,
    ...list(`is shared by, are shared by, is credited to your, are credited to your, credited to your card, diya jayega, diye jayenge, di jayegi, diya jata, diye jate, di jati, is on us, are on us, be on us, on the company, on the employer, on company account, from our budget, from our side, we take care of, taken care of, company account, handed over on day one, is given to, are given to, is given every, are credited each, are credited every, are credited monthly, gift, gifts, coupon, coupons, supplied, subsidised, subsidized, subsidy, hike, increment, eligible for, entitled to, we offer, inaam, inam, bhatta, enaam, इनाम, भोजन, salary advance, advance salary, interest free, no interest, extra pay, at our expense, on our cost, hamare kharche, provided, provide, provides, providing, bonus, bonuses, allowance, allowances, incentive, incentives, reimburse, reimburses, reimbursed, reimbursement, benefits, benefit, reward, rewards, prize, perks, we pay, we give, we bear, we cover, company pays, company gives, company bears, company covers, paid by company, paid by the company, paid by us, borne by company, borne by the company, borne by us, borne by the employer, paid by the employer, employer pays, our cost, company cost, company's cost, company expense, by the company, by company, company will, employer will, we will give, we will pay, covered, sponsored, company ki taraf se, company ki or se, taraf se, company degi, company deti, company dega,
    dega, degi, denge, deti, milega, milegi, milenge, milta, milti, issued by the company, voucher, vouchers, discount, concession, gratuity, provident fund, insurance cover, कंपनी देगी, कंपनी देती, दिया जाएगा, दी जाएगी, दिए जाएंगे, मिलेगा, मिलेगी, मिलेंगे, मिलता, भत्ता, बोनस, प्रदान, देगी, कंपनी की ओर से, कंपनी की तरफ से`),
  ],
  third:
    list(`minimum order, orders, bhakt, bhakton, target, targets, turnover, revenue, revenues, budget, budgets, mrp, ticket size, sum insured, order value, portfolio size, chanda, चंदा, parking, पार्किंग, toll, fare collection, purchase order, purchase orders, bills, student, students, parent, parents, guardian, guardians, patient, patients, customer, customers, customer's, client, clients, client's, members, tenant, tenants, school, schools, college, colleges, university, hospital, hostel, guest, guests, vendor, vendors, supplier, suppliers, dealers, dealer, distributors, merchant, merchants, retailers, shopkeepers, borrower, borrowers, policyholder, investors, passengers, subscribers, leads, admission, admissions, tuition, tution, loan, loans, emi, emis, gst, tds, rto, invoice, invoices, invoicing, cheque, cheques, petty cash, ledger, ledgers, tally, books, accounts payable, accounts receivable, rent, property, legal, court, freight, demurrage, customs, clearing, challan, challans, statutory, roc, buyers, buyer, owners, residents, society, shops, households, families, donors, devotees, ward, wards, import, export, cargo, shipment, shipments, consignment, lc, letter of credit, atm, fd, fixed deposit, fixed deposits, recurring deposit, term deposit, deposit mobilisation, deposits mobilisation, casa, opd, ipd, billing, pos, refunds, chargeback, chargebacks, flows, flow, module, gateway, gateways, api, apis, checkout, users, e commerce, ecommerce, payroll processing, receivables, payables, vouchers entry,
    छात्र, छात्रों, विद्यार्थियों, अभिभावकों, मरीज, मरीजों, ग्राहक, ग्राहकों, स्कूल, अस्पताल, बच्चों, bacchon, grahak, grahakon, mareez`),
  payer:
    list(`riders, customer, customers, customer's, client, clients, client's, guest, guests, patient, patients, parent, parents, guardian, guardians, student, students, tenant, tenants,
    visitor, visitors, buyer, buyers, borrower, borrowers, passenger, passengers, farmer, farmers, driver's, shopkeeper, shopkeepers, retailer, retailers, dealer, dealers, merchant, merchants,
    vendor, vendors, supplier, suppliers, donor, donors, devotee, devotees, resident, residents, policyholder, policyholders, subscriber, subscribers, depositor, depositors, taxpayer, taxpayers,
    users, shopper, shoppers, traveller, travellers, traveler, travelers, tourist, tourists, pilgrim, pilgrims, viewers, reader, readers, owners, landlords, sellers, seller, investor, investors,
    account holder, account holders, consumer, consumers, household, households, villager, villagers, children, bidders, exhibitors, players, participants, delegates, diners, callers, boarders,
    hostellers, learners, attendees, the public, families, motorists, commuters, walk ins, prospects, insured, member's, hirers, guests', shopkeeper's, ward, wards,
    grahak, grahako, grahakon, mareez, marij, marijon, mareezon, bachche, bachchon, bacchon, abhibhavak, kisan, kisano, kisanon, kirayedar, kirayedaron, yatri, yatriyon, dukandar, dukandaron, chhatra, chhatron, vidyarthi, vidyarthiyon, sawari, sawariyon,
    ग्राहक, ग्राहकों, मरीज, मरीजों, छात्र, छात्रों, विद्यार्थियों, विद्यार्थी, अभिभावक, अभिभावकों, किसान, किसानों, किरायेदार, किरायेदारों, यात्री, यात्रियों, दुकानदार, दुकानदारों, बच्चों, सवारी, सवारियों`),
  duty: list(`bring in, hand out, hands out, ring up, match, sort, collect, collecting, collection, collections, handle, handles, handling, manage, managing, manages, maintain, maintaining, reconcile, reconciling, reconciliation, record, recording, records, track, tracking, prepare, preparing, follow up, followup, follow ups, monitor, monitoring, ensure, ensuring, verifying, verifies, issuing, explain, explaining, counsel, counselling, counseling, coordinate, coordinating, coordination, assist, assisting, responsible, responsibilities, duties, calculate, calculating, estimate, estimating, negotiate, negotiating, posting, checking, knowledge, experience in, experience of, recover, recovery, quote, test cases, updating, update, raise, raising, reduce, reducing, control, controlling, cutting, accounting, bookkeeping, budgeting, reporting, report on, process the, processing of, onboard, onboarding merchants, installing, install, receive cash, receipts, promote, promoting, sell, selling, sales of, resolve, answer, answering, queries, enquiries, you will be responsible,
    वसूली, वसूलना, संभालना, हिसाब, sambhalna, hisab, vasuli, wasuli`),
  role: list(
    `hall, halls, centre, center, ground, executive, executives, officer, officers, manager, assistant, coordinator, co-ordinator, clerk, trainer, trainers, technician, guard, guards, supervisor, engineer, analyst, associate, specialist, counsellor, counselor, head, operator, consultant, cashier, accountant, boy, boys, incharge, in-charge, desk, department, faculty, gunman, personnel, agency staff, advisor, adviser, representative, tester, system, systems, experience, skills, software engineer, developer, development, period, module, audit, accounting, sheet, portfolio`,
  ),
  warning: list(
    `illegal, gair kanooni, not authorised, unauthorised, unauthorized, in our name, hamare naam par, police ko bataye, police ko batayen, पुलिस को बताएं, पुलिस को सूचित, गैरकानूनी, ignore, not our advertisement, does not come from us, not from us, mistake, be careful, stay away, farzi, farji, do not believe, don't believe, dont believe, bacho, bachein, bachen, bache rahe, fraud, frauds, fraudulent, fraudsters, fraudster, scam, scams, scammer, scammers, beware, fake, cheats, cheating, impersonating, impersonators, imposters, caution notice, fraud alert, dhokha, dhoka, dhokhadhadi, thagi, thug, thagon, savdhan, saavdhan, सावधान, धोखा, धोखाधड़ी, ठगी, ठगों, फर्जी, ठग, cyber crime, cybercrime, 1930, report it, report us, report to, inform us, complain, complaint, शिकायत, सूचित`,
  ),
  anyone: list(
    `anyone, anybody, someone, somebody, any person, any agent, any individual, any one, agents, person, kisi, koi, कोई, किसी, third party, individuals, whoever, caller, callers, middlemen, brokers, dalal, दलाल`,
  ),
  ask: list(
    `ask, asks, asking, asked, demand, demands, demanding, demanded, solicit, soliciting, charge, charges, request, requests, requesting, maange, mange, mangta, maangta, maang, maangne, mangne, mangti, claiming, claims, promising, मांगे, मांगता, मांग, मांगने, मांगें`,
  ),
  currency: list(
    `rs, inr, rupee, rupees, rupaye, rupay, rupya, rupiya, rupaiya, rupye, rupaya, rupe, rupes, rps, rup, ₹, रुपये, रुपए, रुपया, रुपयों, रूपये, रूपए, रु, bucks`,
  ),
  unit: list(
    `years, year, yrs, yr, months, days, day, weeks, week, hours, hrs, hour, minutes, mins, km, kms, kilometers, %, percent, positions, position, posts, openings, opening, vacancies, vacancy, seats, people, persons, students, candidates, employees, wpm, am, pm, kg, sq, sqft, ft, feet, shift, shifts, calls, pages, words, marks, members, th, st, nd, rd, beds, rooms, outlets, stores, branches, cities, states, skus, units, pieces, seater, cases, टीम, वर्ष, साल, महीने, दिन, घंटे, पद, पदों, mb, gb, plus`,
  ),
  period: list(
    `night, raat, shift, hafta, hafte, ghanta, ghante, ghanta, saal, session, sessions, हफ्ता, हफ्ते, घंटा, घंटे, साल, रात, डिलीवरी, trips, deliveries, orders, calls, leads, month, months, monthly, mahina, mahine, annum, annual, annually, yearly, year, pa, pm, p.m, p.a, lpa, weekly, week, day, daily, hour, hourly, per piece, din, roz, maah, महीना, महीने, माह, प्रतिमाह, मासिक, दिन, रोज, प्रतिदिन, सालाना, वर्ष, km, visit, sale, lead, order, delivery, call, case, trip`,
  ),
  count: [...countWords],
  multiple: [...multipleWords, 'so rupaye'],
  demand:
    list(`pay first, payment first, paid registration, registration chargeable, charges applicable, charges apply, fees applicable, fees apply, fee applicable, chargeable registration, refundable deposit, refundable security deposit, refundable registration, refundable amount,
    refundable fee, refundable fees, refundable security, fees pehle, paise pehle, pehle paise, pehle fees, pehle payment, money first, send money, pay money, salary as service charge, salary as consultancy, salary as placement, pay to join, pay and join, paid joining,
    फीस पहले, पैसे पहले, पहले पैसे, पहले फीस, पहले भुगतान`),
} as const satisfies Record<string, string[]>;
