/**
 * Abbreviations of companies and what they call themselves in postings, in the form of word-aliases.ts. An abbreviation that also means
 * something else is read as the company only where companies of that name have several vacancies.
 */
export const companyAliases = `
tcs, tata consultancy services
sbi, state bank of india
lic, life insurance corporation
hul, hindustan unilever
l t, larsen and toubro
lti > larsen and toubro infotech, ltimindtree, lt infotech, l t infotech
mindtree > ltimindtree
ltim > ltimindtree
lnt > larsen and toubro, l t
bhel, bharat heavy electricals
bel > bharat electronics
ey, ernst and young
pwc, pricewaterhousecoopers, price waterhouse coopers
cts, cognizant
techm, tech mahindra
hcl > hcltech, hcl technologies
hcltech, hcl technologies
m m > mahindra and mahindra
j j > johnson and johnson
jnj > johnson and johnson
p g > procter and gamble
jpmc, jpmorgan chase, jp morgan chase
jp morgan, jpmorgan
bofa, bank of america
bny, bny mellon
amex, american express
pnb, punjab national bank
bob, bank of baroda
iob, indian overseas bank
ubi, union bank of india
idfc > idfc first bank
bajaj finserve, bajaj finserv
bfl > bajaj finance, bajaj finserv
balic > bajaj allianz life insurance
hdb > hdb financial services
ril > reliance industries
airtel, bharti airtel
dmart > avenue supermarts
paytm > one97 communications
ola > ani technologies
drl > dr reddy laboratories
maruti, maruti suzuki
msil > maruti suzuki
hmil > hyundai motor
iocl, indian oil corporation
ongc, oil and natural gas corporation
ntpc > national thermal power corporation
bpcl, bharat petroleum
hpcl, hindustan petroleum
drdo > defence research and development organisation
isro > indian space research organisation
aiims > all india institute of medical sciences
dxc, dxc technology
big 4, big four, big4 > deloitte, ey, ernst and young, kpmg, pwc, pricewaterhousecoopers, price waterhouse coopers
faang, maang > google, amazon, microsoft, meta, facebook, apple, netflix
witch > wipro, infosys, tcs, tata consultancy services, cognizant, hcl, hcltech, hcl technologies
mbb > mckinsey, bain, bcg, boston consulting group
`;
