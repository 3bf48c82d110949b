import { foldedWords } from '../text/fold-characters.ts';

/** Words beside the name of an employer that name no other company: legal forms, who hires, departments, small words. */
export const neutralWords = foldedWords(
  `pvt private ltd limited llp inc corp corporation co company companies plc p india indian bharat the
  recruitment recruitments recruiting recruiter recruiters recruit hiring hire hr career careers job jobs vacancy vacancies joining
  joinings onboarding interview interviews selection placement placements talent acquisition human resource resources offer offers
  walk walkin walkins drive drives training campus fresher freshers opening openings urgent direct apply application applications naukri bharti
  bharati rojgar employment official officials team teams desk cell wing unit division dept department departments office offices ho
  head headquarter headquarters hq branch branches regional zonal zone circle north south east west central main corporate portal
  panel helpline helpdesk help support customer care call process operations back front admin administration program programme project
  projects plant factory airport airlines ground cabin crew staff wfh work from home remote part full time new latest govt government
  ministry board authority women womens ladies female girls male candidates all pan global international it
  of for in by at via and & to on with com www net org an a s c o
  लिमिटेड प्राइवेट प्रा लि कंपनी इंडिया भारत भर्ती नौकरी जॉब जॉब्स हायरिंग रिक्रूटमेंट ऑफिस कार्यालय विभाग शाखा टीम डेस्क एचआर करियर वैकेंसी नई सीधी में का की के
  और द ऑफ दिल्ली मुंबई पुणे नोएडा गुरुग्राम बेंगलुरु बैंगलोर हैदराबाद चेन्नई कोलकाता लखनऊ पटना जयपुर इंदौर भोपाल नागपुर अहमदाबाद सूरत`,
);

/** Words for a kind of business, which say nothing beside a name that only one company has. */
export const businessWords = foldedWords(
  `solutions solution services service technologies technology tech systems software softwares bank banking bpo bps kpo ites group
  foundation industries enterprises consulting internet online digital center centre centers centres store stores warehouse warehouses
  hub logistics delivery बैंक ग्रुप सर्विसेज सर्विस टेक्नोलॉजी सेंटर`,
);

/** Words of those who sell what a well-known company makes, prepare for its exams or worked there. */
export const dealerWords = foldedWords(
  `dealer dealers dealership distributor distributors distribution showroom stockist stockists franchise franchisee traders trading
  retailer wholesaler wholesalers agencies agent agents advisor sons bros brothers ex former formerly alumni coaching academy classes
  institute tutorials डीलर एजेंसी ट्रेडर्स`,
);
