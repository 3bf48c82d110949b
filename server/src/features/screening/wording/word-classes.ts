import { rememberWords } from '../../../lib/text/remember-words.ts';
import { foldCharacters } from '../text/fold-characters.ts';
import { foldWord } from './romanise.ts';

/**
 * Words of English, and of Hindi in Latin letters, by the part that they have in a transfer of money: who pays, who takes, what is
 * handed over, and when. Pairs of classes generalise from the words of one writer to those of another.
 */
const classes: Readonly<Record<string, string>> = {
  agent: `mukhiya mestri mistri maistry mate aunty contact broker dallal mediator edaneelakaran broker muqaddam
    agent agents agency consultancy consultant consultants consulting bureau broker brokers dalal middleman contractor contractors thekedar thekedaar mukadam
    sardar munshi jamadar manpower recruiter recruiters bichauliya bicholiye madam sahab saheb sir babu gentleman intermediary facilitator liaison counsellor
    captain warden supervisor reference jobwala setting agenta union mediator vendor`,
  official: `sahab saheb sahib sir madam officer officers adhikari afsar afasar babu trustee trustees principal manager hr minister mantri neta netaji pradhan sarpanch chairman
    director secretary inspector superintendent president committee board engineer insider upar andar barua sahebana memsahab leader ji`,
  employer: `naanga engal njangal njangalude memu namma amra amader aamhi amhi aamcha ame amara assi saada aame
    company employer firm factory hospital hotel owner malik maalik management school trust we us our ours office sponsor kafil kafeel shop institute
    organisation organization hum ham hamara hamari hamare humara humari society contractors side seth government govt plant dealership principal`,
  seeker: `neenga ungal ningal ningalude meeru neevu nimma apnar tumhi tumcha tame tamara tusi tuhada apana apananka apuni apunar pillai payyan pasanga aal
    candidate candidates you your yours yourself applicant applicants worker workers employee employees staff joiner joiners joinee trainee trainees selected
    shortlisted driver drivers rider riders captain guard guards labour labourer boy boys girl girls ladka ladke ladko ladki ladkiyan aap aapko aapka aapki aapke apna
    apne apni apko khud swayam swyam umeedwar ummidwar umidwar abhyarthi member members partner associate associates executive executives appointee incumbent nurse
    family teacher teachers fresher freshers person persons individual each everyone own personally self nurses sabko tumko tum aadmi banda bande jo`,
  customer: `customer customers client clients guest guests patient patients student students parent parents passenger passengers borrower borrowers visitor visitors
    tenant tenants farmer farmers donor donors buyer buyers supplier suppliers grahak grahako grahakon mareez marij mareezon yatri bachche bacchon bachon chhatra kisan
    shopkeeper shopkeepers retailer retailers members devotee resident residents dukandar`,
  document: `original originals certificate certificates marksheet marksheets degree degrees aadhaar aadhar adhaar adhar pan passport passports passbook licence license
    documents document docs papers cdc rc mool asli pramanpatra praman marklist matric testimonials academics kagaz kagzat dastavej diploma orignl orig`,
  access: `otp code pin password passwords atm debit netbanking login anydesk teamviewer screen cheque cheques chequebook sim qr mpin cvv userid credentials otps banking
    fingerprint thumb angootha`,
  account: `account accounts khata khate khaata wallet acct demat savings current bank`,
  goods: `kit uniform uniforms dress shoe shoes boots helmet jacket bag headset laptop phone handset mobile tablet machine device tool tools vehicle scooter escooter bike
    car carton stock product products sample samples pack package box starter saree sarees maal mal peti dongle printer modem vardi juta joota jute belt cap stick danda
    scrubs apron badge coat blazer saman samaan kits units testers inventory bundle goods item items safety torch lathi whistle powerbank weighing scale`,
  study: `training course module certification diploma class classes workshop exam test prospectus book books material grooming induction orientation session coaching
    syllabus lessons prashikshan voucher learning skill portfolio`,
  process: `registration form file processing verification background formality formalities activation activate portal profile id pass clearance candidature application
    enrolment enrollment seat slot interview offer letter appointment membership stamp notary agreement bond affidavit joining panjikaran pehchan confirmation
    onboarding shortlisting priority booking police medical fitness checkup`,
  journey: `ticket tickets visa embassy flight fare insurance stamping travel bus train courier shipping dispatch transit delivery kiraya bhada kiraaya room lodging hostel
    stay bed mess food khana accommodation attestation permit emigration`,
  buy: `buy buys purchase purchased procure procured procuring subscribe invest investment lift lifts lifting uthana uthani uthaye order kharid kharidna kharidni kharide
    kharido kharidega kharidein lena leni rent lease hire acquire enrol enroll obtain avail`,
  give: `kattanum kattanam kudukkanum kodukkanum kodukanum kodukka kodukkanam adakkanam adakkanum adaikkanum seluthanum anuppanum ayakkanam kattali kattaali ivvali ivvaali pampali pampandi chellinchali kodbeku kodabeku kattabeku kottu kalisbeku kalisi dite dibe diben deben debo pathate joma pathan dyave dyaycha dyava bharave bharaycha bharayche bharane bharun dyayche aapva aapvo aapvi aapvana aapso bharva bharvana moklo mokalva pao deo devo deba debaku diantu pathantu dibo pathiyabo settle prepay
    pay pays paid payable payment give gives deposit deposits deposited remit remits remitted transfer transferred send sends clear clears cleared settle settles
    settled hand hands contribute contributes bear bears borne arrange arranges bring brings carry drop lodge lodges furnish tender dena deni dene de do den dega degi
    denge dijiye jama bhar bharo bharna bharni bhare bharke bharein bhej bhejo bhejna bheje bhejein chukana chukao dalo daalo dalna daal load topup share leave leaves
    park parks put prepaid prepay lana laana lao lekar leke kharcha uthayega uthaega gpay phonepe paytm`,
  take: `pidippom pidichu vaippom eduppom edukkum pidikkum theesukuntaru pattukuntaru hidkotare hidkolthivi katbe katbo rakhbo nebo ghetla gheto kapu kapel kapat kapse leshu laishu rakhshu laange lainde rakhde katiba rakhiba nebu katim
    take takes taken taking collect collects collected charge charges charged cut cuts cutting deduct deducts deducted deduction withhold withheld recover recovers
    recovered recoverable adjust adjusted adjusts keep keeps kept retain retains retained hold holds held lega leta leti lete lenge liya katega kategi katta kaat kaatega
    kaatenge kaatta kat katti katkar levy levied bill billed invoice lagega lagegi lagenge lagta lagti lagte asks asking wants gets stays stay remain remains rakhta
    rakhega rakhega rahega rahegi rahenge`,
  keep: `custody locker safe safekeeping almirah submit submitted submitting retained withheld possession jama rakhna rakhwa rakhwana rakh tijori kabze
    surrender surrendered retention`,
  back: `refund refundable refunded returned returnable return back wapas vapas wapis vapsi wapsi released release reversed lautaya lauta lautega milega nonrefundable
    adjustable`,
  pay: `sambalam samblam jeetham jeetam sambala sambalada vethanam shampalam maine maina beton betan darama doromoha pagaratun tankhah tankha kooli
    salary salaries wage wages pagaar pagar tankhwah tankhwa vetan hajri hajiri earning earnings payout payouts stipend income kamai mahina tips batta gross ctc
    remuneration package pay majduri mazdoori dihadi emoluments`,
  part: `half quarter percent share portion aadha aadhi aadhe hissa cent percentage pratishat commission kamishan commision margin dedh double`,
  cost: `panam kaasu kasu rubai dabbu dabbulu duddu hana taka poisa tonka toka kharchu kattanam kattana selavu
    fee fees charge cost costs price amount money paisa paise paiso rupee rupees rupaye rupaya shulk kharch kharcha expense expenses deposit security caution token
    premium tax duty gst sum fund rakam rashi dues toll rate advance peshgi commission guarantee surety`,
  favour: `customary custom khush gratitude appreciation gesture courtesy goodwill chai mithai sweets remember gift gifts kind kindly blessing jugaad source approach
    favour reward thank thanks shukriya upar obliged oblige healthy tradition usual understood understanding pleased satisfy satisfied happy respect seva sewa chanda
    bakshish contribution donation`,
  credit: `loan loans emi emis finance financed financing kist kisht kisten kishto instalment instalments installment installments byaj interest nbfc lender lending credit
    mortgage girvi girwi karz udhaar udhar downpayment down`,
  before: `munnadi munbu mudhal munne modati modala modal aage agey prothom prothome aadhi adhi pahile pahila pahilya pehla pahela prathama prathame
    before prior first pehle pahle pehla pehli advance upfront till until unless tabhi then beforehand initially initial shuru start day reporting once after baad
    otherwise failing only agar condition`,
  none: `illa illai venda vendam ledu lekunda avasaram beda illade nako naahi nei nathi koni nuhe nohoi
    free no not never nothing nil zero nahi nahin nahee nhi without bina muft none neither nor any koi kuch mat na kisi waived`,
  provided: `provided provides provide issued issues supplied supplies sponsored sponsors reimbursed reimburses reimbursement allowance allowances bonus incentive
    incentives bhatta facility milegi milenge milta milti included subsidised complimentary gives company's`,
  duty: `handle handles handling maintain maintains reconcile reconciles issue prepare prepares process explain explains record records tally verify write enter counter
    receipts receipt ledger invoices billing cashier hisab hisaab accounts vasuli audit entries register check counting
    appraise recovery`,
  warning: `beware fraud frauds fake scam scams complaint complain report alert warning savdhan sawdhan cheat cheating impersonate thug thagi dhokha police jhooth mana`,
  optional: `optional choose option wish wishes prefer voluntary chaho chahe chahen want needn't opt willing`,
  law: `pf esi esic epf tds pt gratuity provident statutory professional nps ptax law act rules insurance income`,
  unpaid: `unpaid honorary honorarium parked muft nil withheld locked bina delayed frozen arrears lien`,
  secret: `quietly privately discuss discussed personally telephonically whatsapp dm confidential secret explain batayenge samjha samjhayenge inbox verbally phone`,
  urgent: `today now evening immediately aaj abhi limited seat seats slots hurry tonight turant last few jaldi within tomorrow`,
  scam: `like likes task tasks rating review reviews level vip prepaid recharge recharges crypto usdt wallet telegram forex commission app apps link`,
};

const byWord = new Map<string, string[]>();
for (const [name, words] of Object.entries(classes))
  for (const word of new Set(words.split(/\s+/).filter(Boolean))) {
    const key = foldWord(foldCharacters(word).folded);
    const known = byWord.get(key) ?? [];
    if (!known.includes(name)) byWord.set(key, [...known, name]);
  }

const nothing: readonly string[] = [];
const MAX_KNOWN = 20_000;

/** The classes of a word, or of the words of a phrase. */
export const classesOf = rememberWords((text: string): readonly string[] => {
  if (!text.includes(' ')) return byWord.get(foldWord(text)) ?? nothing;
  return [...new Set(text.split(' ').flatMap((word) => byWord.get(foldWord(word)) ?? nothing))];
}, MAX_KNOWN);

/** Words of payment that name no sum and no money: a passage with one is weighed. */
const payment = new Set(
  `emi emis loan loans byaj financed qr invoice purchase buy procure tuition funded apostille khush customary gift mithai donation cheque cheques pdc voucher topup parked unpaid nil
  postdated kharidna kharidni kharidne kharidega kharido kist kisht kiston kishton lien bond deposit token udhaar credit guarantor equivalent surety girvi`
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => foldWord(word)),
);
/** Parts of something, and who takes them: with a word of pay they name a payment. */
const parts = new Set(
  `half quarter percent aadha aadhi aadhe hissa share double first pehli pehle pehla cent days mahine agency consultancy bureau contractor thekedar agent
  supervisor mate mukadam hamara hamari hamare withheld holds hold keeps keep keeping cut kaat kata katega rakhega pool`
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => foldWord(foldCharacters(word).folded)),
);
/** What is done with part of the pay. */
const isPayWord = (text: string): boolean => classesOf(text).includes('pay');

/** Whether a word of a line may name a payment without a sum. */
export const mayNamePayment = (word: string): boolean => payment.has(foldWord(word)) || isPayWord(word);

/** How a word can name a payment: by itself, as a part of something or who takes it, or as pay. */
type PaymentRole = 'payment' | 'part' | 'pay' | 'none';
const roleOf = rememberWords((word): PaymentRole => {
  const folded = foldWord(word);
  if (payment.has(folded)) return 'payment';
  if (parts.has(folded)) return 'part';
  return isPayWord(word) ? 'pay' : 'none';
}, MAX_KNOWN);

/** Whether some words name a payment without a sum: goods on credit, half of the first pay, a gift for an officer. */
export function namesPayment(marks: readonly { text: string }[]): boolean {
  let hasPay = false;
  let hasPart = false;
  for (const { text } of marks)
    for (const word of text.includes(' ') ? text.split(' ') : [text]) {
      const role = roleOf(word);
      if (role === 'payment') return true;
      if (role === 'part') hasPart = true;
      else if (role === 'pay') hasPay = true;
      if (hasPay && hasPart) return true;
    }
  return false;
}
