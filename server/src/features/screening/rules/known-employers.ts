import { foldCharacters } from '../text/fold-characters.ts';

/**
 * How much a name says of a company that has other words beside it. `common`: nothing, as these are words, names of people, or
 * brands with dealers. `suffix`: nothing behind such words, as many names end in it. Of all others: that it speaks of them.
 */
export type NameUse = 'distinct' | 'common' | 'suffix';

/** Well-known employers of India with their web domains; names as people write them, without legal forms. */
const list: [names: string, domains: string, use?: NameUse][] = [
  [
    'tata consultancy services|tata consultancy service|tcs|टीसीएस|टाटा कंसल्टेंसी सर्विसेज|टाटा कंसल्टेंसी सर्विसेस',
    'tcs.com tcsion.com',
  ],
  ['infosys|infosys bpm|इंफोसिस|इनफोसिस', 'infosys.com infosysbpm.com', 'suffix'],
  ['wipro|विप्रो', 'wipro.com'],
  ['hcl|hcl technologies|hcltech|एचसीएल', 'hcl.com hcltech.com'],
  ['tech mahindra|टेक महिंद्रा', 'techmahindra.com'],
  ['cognizant|कॉग्निजेंट|कॉग्निज़ैंट', 'cognizant.com'],
  ['accenture|एक्सेंचर', 'accenture.com'],
  ['capgemini|कैपजेमिनी', 'capgemini.com'],
  ['ibm|आईबीएम', 'ibm.com'],
  ['google|गूगल', 'google.com'],
  ['microsoft|माइक्रोसॉफ्ट', 'microsoft.com'],
  ['amazon|अमेज़न|अमेज़ॉन|ऐमेज़ॉन|अमेजान', 'amazon.com amazon.in amazon.jobs', 'common'],
  [
    `amazon warehouse|amazon services|amazon seller services|amazon customer service|amazon online|amazon online services|amazon delivery
    station|amazon logistics|amazon transportation services|amazon web services|amazon development centre|amazon development center|
    amazon dev center|amazon fulfillment center|amazon fulfilment centre`,
    'amazon.com amazon.in amazon.jobs',
  ],
  ['flipkart|फ्लिपकार्ट', 'flipkart.com'],
  ['myntra|मिंत्रा', 'myntra.com'],
  ['meesho|मीशो', 'meesho.com meesho.io'],
  ['zomato|ज़ोमैटो', 'zomato.com'],
  ['swiggy|swiggy instamart|स्विगी', 'swiggy.in swiggy.com'],
  ['zepto|ज़ेप्टो', 'zepto.com zeptonow.com zepto.co.in'],
  ['blinkit|ब्लिंकिट', 'blinkit.com'],
  ['bigbasket|बिगबास्केट', 'bigbasket.com'],
  ['ola|ola cabs|ola electric|ओला', 'olacabs.com olaelectric.com', 'common'],
  ['uber|उबर', 'uber.com', 'common'],
  ['paytm|पेटीएम', 'paytm.com'],
  ['phonepe|फोनपे', 'phonepe.com'],
  ['google pay|गूगल पे', 'google.com'],
  [
    'reliance|reliance group|jio|jio platforms|रिलायंस|जियो',
    'ril.com jio.com relianceretail.com reliancedigital.in',
    'common',
  ],
  [
    `reliance industries|reliance retail|reliance digital|reliance jio|reliance jio infocomm|jio infocomm|रिलायंस जियो|रिलायंस इंडस्ट्रीज|
    रिलायंस रिटेल|रिलायंस डिजिटल`,
    'ril.com jio.com relianceretail.com reliancedigital.in',
  ],
  ['airtel|bharti airtel|एयरटेल|भारती एयरटेल', 'airtel.com airtel.in', 'common'],
  ['vodafone|vodafone idea|वोडाफोन', 'vodafoneidea.com vodafone.com vodafone.in myvi.in', 'common'],
  ['bsnl|बीएसएनएल', 'bsnl.co.in'],
  ['tata motors|टाटा मोटर्स', 'tatamotors.com', 'common'],
  ['tata steel|टाटा स्टील', 'tatasteel.com', 'common'],
  ['tata power|टाटा पावर', 'tatapower.com'],
  ['tata|tata group|टाटा|टाटा ग्रुप', 'tata.com', 'common'],
  ['mahindra|mahindra group|महिंद्रा|महिंद्रा ग्रुप', 'mahindra.com', 'common'],
  ['mahindra and mahindra|mahindra & mahindra|महिंद्रा एंड महिंद्रा', 'mahindra.com mahindrafinance.com'],
  ['maruti|maruti suzuki|maruti udyog|मारुति सुज़ुकी|मारुती सुझुकी', 'maruti.co.in marutisuzuki.com', 'common'],
  ['hyundai|hyundai motor|hyundai motors|हुंडई|ह्युंडई', 'hyundai.com hmil.net hyundai.co.in', 'common'],
  ['bajaj auto|बजाज ऑटो', 'bajajauto.com bajajauto.co.in', 'common'],
  ['bajaj finserv|bajaj finance|बजाज फाइनेंस|बजाज फिनसर्व', 'bajajfinserv.in bajajfinserv.com', 'common'],
  ['hero motocorp|हीरो मोटोकॉर्प', 'heromotocorp.com', 'common'],
  ['larsen and toubro|larsen & toubro|l&t|लार्सन एंड टुब्रो|एलएंडटी', 'larsentoubro.com lntecc.com'],
  ['adani|adani group|अडानी|अदाणी|अडाणी|अडानी ग्रुप', 'adani.com', 'common'],
  [
    'adani enterprises|adani airports|adani airport|adani ports|adani power|adani green energy',
    'adani.com adanienterprises.com adaniairports.com adaniports.com adanipower.com adanigreenenergy.com',
  ],
  ['vedanta', 'vedanta.co.in vedantalimited.com', 'common'],
  ['itc|आईटीसी', 'itc.in itcportal.com', 'common'],
  ['hindustan unilever|hul|हिंदुस्तान यूनिलीवर', 'unilever.com hul.co.in', 'common'],
  ['nestle|नेस्ले', 'nestle.in nestle.com in.nestle.com', 'common'],
  ['asian paints|एशियन पेंट्स', 'asianpaints.com', 'common'],
  ['sun pharma|सन फार्मा', 'sunpharma.com'],
  ['cipla|सिप्ला', 'cipla.com'],
  ['dr reddys|dr reddy s|dr reddys laboratories|dr reddy s laboratories|डॉ रेड्डीज', 'drreddys.com'],
  [
    'state bank of india|sbi|state bank|एसबीआई|भारतीय स्टेट बैंक|स्टेट बैंक ऑफ इंडिया',
    'sbi.co.in sbi.bank.in onlinesbi.sbi bank.sbi sbilife.co.in sbicard.com sbigeneral.in sbicaps.com sbicapsec.com',
  ],
  [
    'hdfc|hdfc bank|एचडीएफसी',
    'hdfcbank.com hdfcbank.net hdfc.bank.in hdfc.com hdfclife.com hdfcergo.com hdfcsales.com hdfcsec.com hdfcfund.com',
  ],
  [
    'icici|icici bank|आईसीआईसीआई',
    'icicibank.com icici.bank.in icicilombard.com iciciprulife.com icicisecurities.com icicidirect.com icicihfc.com',
  ],
  ['axis bank|एक्सिस बैंक', 'axisbank.com axis.bank.in'],
  ['kotak mahindra bank|kotak mahindra|कोटक महिंद्रा', 'kotak.com kotakbank.com kotak.bank.in kotaklife.com'],
  ['yes bank|यस बैंक', 'yesbank.in yes.bank.in'],
  ['punjab national bank|pnb|पंजाब नेशनल बैंक|पीएनबी', 'pnb.co.in pnb.bank.in pnbmetlife.com pnbhousing.com'],
  ['lic|life insurance corporation of india|एलआईसी|भारतीय जीवन बीमा निगम', 'licindia.in licindia.com', 'common'],
  ['indigo|indigo airlines|indigo airport|इंडिगो|इंडिगो एयरलाइंस', 'goindigo.in', 'common'],
  ['interglobe aviation', 'goindigo.in'],
  ['air india|एयर इंडिया', 'airindia.com airindia.in airindiaexpress.com'],
  ['spicejet|स्पाइसजेट', 'spicejet.com'],
  ['vistara|विस्तारा', 'airvistara.com'],
  ['akasa air|आकासा एयर', 'akasaair.com'],
  ['railway|railways|रेलवे', 'indianrailways.gov.in', 'common'],
  [
    'indian railways|indian railway|ministry of railways|railway recruitment board|irctc|भारतीय रेलवे|भारतीय रेल|आईआरसीटीसी',
    'indianrailways.gov.in irctc.com irctc.co.in',
  ],
  ['delhi metro|delhi metro rail|dmrc|दिल्ली मेट्रो|डीएमआरसी', 'delhimetrorail.com'],
  ['india post|भारतीय डाक|इंडिया पोस्ट', 'indiapost.gov.in'],
  ['isro|इसरो', 'isro.gov.in'],
  ['drdo|डीआरडीओ', 'drdo.gov.in'],
  ['ntpc|एनटीपीसी', 'ntpc.co.in'],
  ['ongc|ओएनजीसी', 'ongc.co.in'],
  ['bhel', 'bhel.in bhel.com'],
  ['indian oil|iocl|इंडियन ऑयल', 'iocl.com indianoil.in', 'common'],
  ['deloitte|डेलॉइट', 'deloitte.com'],
  ['kpmg|केपीएमजी', 'kpmg.com'],
  ['ernst & young|ernst and young', 'ey.com'],
  ['ey', 'ey.com', 'common'],
  ['pwc', 'pwc.com pwc.in'],
  ['genpact|जेनपैक्ट', 'genpact.com'],
  ['concentrix|concentrix daksh', 'concentrix.com'],
  ['teleperformance|टेलीपरफॉर्मेंस', 'teleperformance.com tp.com'],
  ['oracle|ओरेकल', 'oracle.com', 'common'],
  ['dell|dell technologies|dell international services|डेल', 'dell.com', 'common'],
  ['samsung|samsung electronics|samsung r&d institute|सैमसंग', 'samsung.com', 'common'],
  ['dmart|avenue supermarts|डीमार्ट', 'dmartindia.com dmart.in'],
  ['big bazaar|बिग बाज़ार', 'futureretail.in'],
  ['apollo hospitals|अपोलो हॉस्पिटल|अपोलो हॉस्पिटल्स', 'apollohospitals.com apollohospitals.org', 'common'],
  ['byju s|byjus|बायजूस', 'byjus.com'],
  ['delhivery|डेल्हीवरी', 'delhivery.com'],
  ['blue dart|ब्लू डार्ट', 'bluedart.com', 'common'],
  ['parle|parle products|parle g|पारले|पार्ले', 'parle.com parleproducts.com', 'common'],
  ['amul|अमूल', 'amul.com amul.coop', 'common'],
  ['haldiram|haldirams|haldiram s|हल्दीराम', 'haldirams.com haldiram.com', 'common'],
  ['coca cola|कोका कोला', 'coca-cola.com hccb.in coca-colacompany.com', 'common'],
  ['pepsico|pepsi|पेप्सी', 'pepsico.com', 'common'],
  ['cadbury|mondelez|कैडबरी', 'mdlz.com mondelezinternational.com', 'common'],
];

/** A well-known employer. */
export interface KnownEmployer {
  name: string;
  domains: readonly string[];
  use: NameUse;
}

/** By name, folded and without legal form. */
export const knownEmployers: ReadonlyMap<string, KnownEmployer> = new Map(
  list.flatMap(([names, domains, use = 'distinct']) =>
    names
      .split('|')
      .map((name) => foldCharacters(name.replace(/\s+/g, ' ').trim()).folded)
      .map((name) => [name, { name, domains: domains.split(' '), use }] as const),
  ),
);

const knownDomains = new Set([...knownEmployers.values()].flatMap(({ domains }) => domains));

/** Whether a domain, or one that it is a part of, is in a set. */
export function isWithinSome(domain: string, owned: ReadonlySet<string>): boolean {
  if (owned.has(domain)) return true;
  for (let dot = domain.indexOf('.'); dot >= 0; dot = domain.indexOf('.', dot + 1))
    if (owned.has(domain.slice(dot + 1))) return true;
  return false;
}

/** Whether a domain is one of a well-known employer. */
export const isKnownDomain = (domain: string): boolean => isWithinSome(domain, knownDomains);
