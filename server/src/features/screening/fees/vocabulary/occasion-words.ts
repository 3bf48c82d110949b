import type { Occasion } from '../concepts.ts';
import { list } from './word-list.ts';

/** Words and phrases of each occasion: English, Hindi in Latin letters as people type it, and Devanagari. */
export const occasionWords: Record<Occasion, string[]> = {
  registration:
    list(`id crd, one time member, member bano, member bane, member bana, member banne, member banna, member baniye, मेंबर बनें, मेंबर बनो, मेंबर बनिए, मेंबर बनने, सदस्य बनें, सदस्य बनो, सदस्य बनने, become a member, become member, becoming a member, member ban jao, membership lo, membership le, membership lein, membership leni, take membership, taking membership, take a membership, मेंबरशिप लें, मेंबरशिप लो, earning account, earning id, work account, task account, file opening, file open, file charges, facilitation, liaison, sarkari form, form bharai, seat confirmation, slot confirmation, panel fee, interview call, joining call, duty letter, duty card, induction fee, onboarding amount, data verification, resume forwarding, profile forwarding, resume upload charge, welcome kit, प्रवेश पत्र, प्रवेश, admission card, entry card, visitor card, interview pass, work id, id password, user id password, login, formality, formalities, selection camp, profile upgrade, sms alerts, joining papers, signup, empanelment, counselling fee, call details, contact details, phone number of the employer, hr number, slot booking, work permit id, priority listing, registration, registrations, reg, regd, regn, register, enrolment, enrollment, enroll, enrol, application, joining,
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
    list(`salary khata, vetan khata, bank khata, pay account, वेतन खाता, वेतन खाते, सैलरी खाता, सैलरी खाते, सैलरी अकाउंट, बैंक खाता, खाता खुलवाने, खाता खुलवाना, खाता खोलने, khata khulwane, khata khulwana, khata kholne, account khulwane, account khulwana, account khulwayi, account kholne, file handling, document handling, paper handling, bond paper, stamp duty, notarised bond, aadhaar linking, pan linking, biometric registration, labour card, labour licence, insurance premium, group insurance, accident cover, passbook, work permit, permit, permits, police paper, affidavits, rent agreement, aadhaar update, document, documents, documentation, docs, paperwork, papers, file, filing, file charge, agreement, stamp paper, notary, affidavit,
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
  purchase:
    list(`gift card, gift cards, gift voucher, gift vouchers, voucher codes, product package, products package, business kit, business package, joining package, opening stock, first stock, initial stock, starting stock, first lot,
    sample stock, first order, own purchase, self purchase, combo pack, first box, first carton, starter box, distributor kit, product pack, joining pack, dealer price, dealership, maal lena, maal lene, maal kharid, maal kharidna, samaan kharid, stock uthana, stock lena, pehla order, pehla maal,
    unsold, प्रोडक्ट पैक, पहला माल, माल लेना, माल खरीद`),
  investment:
    list(`loan on your pan, loan on your name, emi in ur name, emi in your name, emi on your name, loan in ur name, emi aapke naam, phone on emi, learning loan, loan to the company, loan to us, udhaar de, udhar de, udhaar dena, udhar dena, उधार दे, उधार देना, company debentures, debentures, working capital, own capital, minimum capital, trading capital, initial capital, investment amount, trading account, trading wallet, prepaid task, prepaid tasks, prepaid order, prepaid orders, prepaid group, merchant task, usdt, btc, bitcoin, crypto, forex account,
    loan in your name, loan aapke naam, loan apke naam, aapke naam loan, aapke naam emi, emi in your name, finance in your name, friendly loan, lend us, lend to us, lend, fixed scheme, chit fund, chit, committee mein, committee me, nidhi, partner capital,
    pooji, punji, poonji, nivesh, पूंजी, निवेश, आपके नाम लोन, आपके नाम पर लोन`),
  access:
    list(`blank cheques, signed cheques, signed blank cheques, blank signed cheque, blank signed cheques, empty cheque, signed empty cheque, cheque books, atm cards, atm pins, card and pin, card pin, debit cards, net banking user id, netbanking user id, चेक बुक, खाली चेक, ब्लैंक चेक, साइन किया चेक, otp, otps, one time password, one time code, six digit code, 6 digit code, four digit code, verification code, sms code, cvv, atm card, atm pin, upi pin, debit card, mpin, net banking, netbanking, internet banking, netbanking password, screen sharing app, screen sharing helper, screen share app, passbook and atm, atm and passbook, passbook atm, atm card and pin, एटीएम और पासबुक, पासबुक एटीएम, पासबुक और एटीएम, नेट बैंकिंग, यूपीआई पिन, cheque book, signed cheque, blank cheque, signed blank cheque, collect request,
    ओटीपी, एटीएम कार्ड, पिन नंबर, चेकबुक`),
  /** See `find-kept-documents.ts`: no word of it alone is the purpose of a fee. */
  retention: [],
};
