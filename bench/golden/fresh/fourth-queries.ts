import {
  all,
  any,
  atCompany,
  atHome,
  forFreshers,
  forYears,
  type GradedKind,
  type Grader,
  inPlace,
  kindOf,
  near,
  paysAtLeast,
  paysWithin,
  skill,
  stated,
  without,
  work,
} from '../graders.ts';
import { places, works } from '../works.ts';

/** By the title alone. */
const titled =
  (pattern: RegExp): Grader =>
  ({ title }) =>
    pattern.test(title) ? 2 : 0;

const titleWithout =
  (pattern: RegExp): Grader =>
  ({ title }) =>
    pattern.test(title) ? 0 : 2;

/** Outside of a place: one that also is elsewhere is near, as is one of no stated place. */
const outside =
  (pattern: RegExp): Grader =>
  ({ places: where }) => {
    if (where === '') return 1;
    const inside = where.split(' | ').map((place) => pattern.test(place));
    return inside.every(Boolean) ? 0 : inside.some(Boolean) ? 1 : 2;
  };

/** Stated in the posting; not stated is near. */
const preferably =
  (pattern: RegExp): Grader =>
  ({ text }) =>
    pattern.test(text) ? 2 : 1;

/** School is enough: not when a degree is named. */
const schoolWillDo: Grader = ({ text }) =>
  /\b12th|10 ?\+ ?2|\bhsc\b|under ?-?graduate|graduation not required|\b10th|inter ?mediate|higher secondary/.test(text)
    ? 2
    : /\bgraduat|\bdegree|bachelor|b\.? ?tech|\bmba\b|b\.? ?com\b/.test(text)
      ? 1
      : 2;

const IT =
  /software|data|developer|programmer|machine learning|\bml\b|\bai\b|python|java|cloud|devops|full ?-?stack|\bsql\b|hadoop|spark|\betl\b|\bsre\b|\bapi\b|\bqa\b|\bgcp\b|\baws\b|azure|deep learning|\bnlp\b|computer vision|\bit\b|firmware|android|\bios\b|front ?-?end|back ?-?end|algorithm|compiler|network|react|\.net/;

const shopSales = work({
  is: /shop|retail (sales|assoc|exec|store|super)|(sales|store|fashion|cashier|counter).*retail|\bstore (assist|exec|assoc|manager|staff|in-?charge|super|lead|head|sales)|show ?room|retail stylist|counter sales|promot(e|o)r|sales ?(man|girl|boy|person|staff|women|lady)\b|sport leader|fashion (consult|assoc|advis)|in-?store|cashier|retail.*sales|croma|jewell?ery.*sales|electronics? sales/,
  near: /retail|\bstores?\b|sales (exec|consult|rep|advis|assoc)|customer (assist|assoc)|merchandis/,
  not: /engineer|software|developer|\bdata\b|analyst|scien|workshop|photoshop|store keep|inside sales|corporate|shopify|e-?commerce|shop ?floor|tele ?-?sales|social media|finance|designer|loan|insurance|\bit sales|bank|body build|fabricat|human resource|account/,
});
const secretary = work({
  is: /secretar|executive assist|personal assist|\bpa to\b|\bea to\b|^ea$|^pa$|\bea ?\/ ?pa\b/,
  near: /office (assist|exec|admin|manag|coord)|admin(istrat(ion|ive))? (exec|assist|assoc|officer)|front (office|desk)|reception|virtual assist/,
  not: /company secretar|legal|engineer|developer|\bdata\b|scien|executive assistant manager|\bcs\b/,
});
const purchaser = work({
  is: /purchas(e|ing)|procure(ment)?\b|\bbuyer\b|sourcing (exec|manager|officer|spec|lead|engineer)|vendor (manag|develop)|strategic sourc|material manag/,
  near: /supply chain|\bscm\b|merchandis|store|inventory|\bsourcing|\bs2p\b|source to pay|category (manag|spec|lead)/,
  not: /data (engineer|scien)|developer|software|talent|recruit|real estate buyer|media buy|store (assist|manager)|process (assoc|dev).*procure-?to-?pay/,
});
const appDeveloper = work({
  is: /android|\bios\b|flutter|react ?-?native|mobile (app|dev|eng|soft)|\bapp dev|kotlin|\bswift\b|app developer|mobility (dev|eng)/,
  near: /mobile|full ?-?stack|front ?-?end|\bapps?\b|react/,
  not: /scientist|analyst|sales|market/,
});
const warehouseDeveloper = work({
  is: /\betl\b|data ?-?warehous|informatica|\bssis\b|talend|\bdwh\b|data ?stage|ab ?initio|data integration|\bodi\b|snowflake|redshift|teradata/,
  near: /data.*engineer|\bdata model|bi dev|power ?bi|pl\/?sql|sql dev|database dev|big ?data|\bsql\b|data migration|msbi/,
  not: /warehouse (exec|manager|super|staff|incharge)|sales/,
});
const siteCivil = work({
  is: /civil|(?<!web|web-)\bsite (engineer|incharge|in-?charge|super|manager)|construction|structural eng|quantity survey|project engineer.*(civil|build)|highway|\bbim\b/,
  near: /surveyor|\bsite\b|building|^(junior |senior |sr\.? )*architect\b|architectural|project engineer|safety officer|estimat/,
  not: /chemical|store ?keep|site reliab|software|developer|website|data|on-?site|off-?site|solution|cloud|devops|infrastructure|application|enterprise|technical/,
});
const studentCounsellor = work({
  is: /(admission|education|academic|student|career|overseas|study|course|visa|abroad|school).*(counsel|advis|consult)|counsell?or|councell?or|admissions? (exec|officer|assoc|specialist|manager|counsel)/,
  near: /counsel|admission|academic|student|education|psycholog|inside sales.*ed/,
  not: /legal|general counsel|corporate counsel|engineer|developer|\bdata\b|beauty|credit|insurance|travel|ph\.? ?d/,
});

const graphicDesigner = work({
  is: /graphic|graphics|visual (designer|artist)|creative design|photoshop|multimedia design|\bcanva\b|illustrator|dtp\b|brand(ing)? design/,
  near: /illustrat|video edit|artist|creative|\bu[ix]\b|web ?(site)? design|product design|motion|\bdesigner|photo|animat/,
  not: /geographic|demographic|cryptographic|engineer|software|developer|analy|\bdata\b|(fashion|interior|cad|electrical|instructional|structural|mould|mechanical|solution|application|asic) design/,
});
const accountant = work({
  is: /accountant|account(s|ing) (exec|assist|officer|associate|clerk|special)|account (officer|clerk)|^(senior |junior |sr\.? |jr\.? )?account executive$|\baccounts\b|book ?-?keep|account(s|ing) (and|&)|(and|&) account(s|ing)\b|tally|account assist|cashier cum/,
  near: /accounting|\baudit|\btax|\bgst\b|\bfinance\b|\bchartered\b|billing|payable|receivable|reconcil/,
  not: /account manager|key account|account director|accounts? (receivable|payable) analyst.*data|data scien|developer|engineer|salesforce|demat|loan accounts|majors|inside sales|linkedin|talent solutions/,
});
const recruiter = work({
  is: /recruiter|recuiter|talent acqui|recruitment (exec|spec|assoc|manag|consult|coord|lead|officer)|\bta (exec|spec|lead)|staffing|sourc(er|ing special)|hr recruit|^recruitment|-recruitment|hiring (special|manager$)/,
  near: /\bhr\b|human resource|recruit|talent/,
  not: /recruitment (of|for)|recruit(ing|ment) drive|contact hr|engineer|developer|data|analyst|scientist|agency recruit/,
});
const hrPerson = work({
  is: /\bhr(bp)?\b|human resource|recruiter|recuiter|recruitment|talent (acqui|exec|special|manag)|payroll|people (oper|partner|manag)|staffing/,
  near: /talent|people|admin (exec|officer)|administration|training|generalist|compensation/,
  not: /recruitment (of|for)|recruit(ing|ment) drive|talent500|scientist|engineer|developer|hiring for (?!hr|human)|(contact|call|regards|ref) ?-? ?hr|walk.*hr |\bdata\b|consultant hr hiring|wfh|voice/,
});
const telecaller = work({
  is: /tele ?-?call|tell?[ey]?[ -]?call|tele ?-?sales|tele ?-?market|\bcallers?\b|calling|call cent(er|re)|(?<!non ?-? ?|semi |in)voice (process|support|exec|assoc|bpo)|customer (care|support|service)|^(?!.*non ?-? ?voice).*\bbpo\b|inside sales|\bcce\b/,
  near: /customer|\bkpo\b|process (assoc|exec)|client (support|relation)|chat|counsel|sales|outbound|tele/,
  not: /engineer|developer|\bdata\b|analyst|scien|customer success|architect|presales|account(s|ant)|technician/,
});
const typing = work({
  is: /data ?-?entry|typist|typing|computer operat|back ?-?office|form fill|copy paste|data operator/,
  near: /office assist|clerk|data process|mis exec|operator|transcri|document|captcha/,
  not: /engineer|analyst|scien|cnc|vmc|entry level/,
});
const teacher = work({
  is: /teach|faculty|\btutor|home tuition|lecturer|professor|\bpgt\b|\btgt\b|\bprt\b|educator|subject matter expert|\bsme\b.*(math|physics|chem|bio)|instructor|academic (mentor|expert)/,
  near: /train(er|ing)|school|academic|education|curriculum|subject matter|coach|mentor/,
  not: /engineer|\bdata (engineer|scientist|analyst)|developer|ml training|teacher sales|insurance/,
});
const driver = work({
  is: /\bdrivers?\b(?! develop| software| engineer)|driving|chauffeur|\brider\b|biker|bike /,
  near: /delivery (boy|partner|exec|man|person|staff|assoc)|delivery helper|deliver helper|transport|fleet/,
  not: /device|engineer|developer|software|linux|kernel|gpu|data|driver (op|manager|coord)|audio|coding|test driv|service delivery|software delivery|project|program|fleet analyst|insight/,
});
const hotelStaff = work({
  is: /hotel|restaurant|waiter|waitress|steward(?!ship)|f ?& ?b|food (and|&) bev|chef|\bcook\b|commis|kitchen|housekeep|guest (rel|serv)|barista|\bcdp\b|bartender|concierge|hospitality|banquet|bell ?boy|bakery|catering/,
  near: /cabin|travel|tour|cafe|front (office|desk)|reception|\bspa\b/,
  not: /data|engineer|developer|software|analyst|scien|hotels\.com|architect|sales|kitchen design|designer|research|customer support|marketing/,
});
const hospital = work({
  is: /nurs(?!ery)|\bgnm\b|\banm\b|doctor|physician|surgeon|medical officer|\brmo\b|hospital(?!ity)|pharmac(ist|y)|lab(oratory)? tech|physiotherap|patient|\bward\b|dentist|dental|radio(log|graph)|\bot tech|dialysis|phlebotom|dietic|optomet|health ?care (assist|exec|assoc)|clinic\b|clinical (assist|nurse|pharm)|caregiver|(dermato|gyn[ae]+co|an[ae]+sthesio|rheumato|cardio|neuro|onco|tricho|patho|uro|radio|audio)logist|psychiatr|p[ae]+diatric|medical (lab|techn|super|social|profess)|bds\b/,
  near: /therapist|psycholog|medical|clinical|health/,
  not: /coding|coder|data|engineer|developer|analyst|scien|sales|spa therap|representative|software|forward|toward|reward|transcri|warden|device|franchise|dental billing|steward|ar caller|voice|call|territory|prototyp|receptionist -|\bsap\b/,
});
const godown = work({
  is: /warehouse|godown|picker|packer|packing|loader|store ?keep|inventory|stores? (in-?charge|exec|assist|officer|super)|packaging (machine|oper)|material handl|helper|\bstores (exec|assist)|dispatch (exec|super|assist|staff)|logistics? (super|assist|assoc)/,
  near: /logistic|dispatch|supply chain|store|purchase|labou?r|freight/,
  not: /data|engineer|developer|analyst|scien|architect|packag(e|ing) (dev|eng)|kitchen|software|etl|accounts|retail store|medical store|electric|boutique|beauty|consultant|\bd365|hse/,
});
const loanSeller = work({
  is: /loan|lending|mortgage|home finance|\bdsa\b|\blap\b|credit card|direct sales (agent|exec).*bank|bank(ing)? sales|sales.*bank|bank.*sales/,
  near: /bank|financ|credit|relationship (manager|officer|exec)|\bcasa\b/,
  not: /voice|analyst|engineer|developer|\bdata\b|scien|investment bank|core bank|software|underwrit|product|architect|functional|consultant|tester|fraud|risk|machine/,
});
const videoEditor = work({
  is: /video|film edit|motion graphic|after effects|premiere|\breels?\b/,
  near: /\beditor|animat|content creat|photograph|graphic|youtube/,
  not: /software|video (analytics|streaming|codec|platform|test|annotat)|engineer|data|copy editor|scien|developer|analyst/,
});
const businessDevelopment = work({
  is: /business dev|\bbd[ema]\b|business develop|\bbd (exec|manager|assoc)/,
  near: /sales (exec|manager|assoc|spec|rep|officer|lead)|corporate sales|lead generation|client acqui|partnership|growth/,
  not: /engineer|software|scien|salesforce|\bdata (anal|eng)|developer(?! ?-? sales)/,
});
const digitalMarketer = work({
  is: /digital ?-?market|\bseo\b|social ?-?media|performance market|online market|google ads|\bppc\b|\bsem\b|\bsmm\b|internet market|search engine opt|affiliate market|e-?mail market|digital (exec|campaign|media|ad)/,
  near: /market|content|brand|influencer|media/,
  not: /market (research|risk)|engineer|scien|developer/,
});
const mechanical = work({
  is: /mechanical|hvac|\bcad\b|piping|automobile|automotive eng|production engineer|maintenance engineer|solidworks|autocad|tool design/,
  near: /manufactur|production|quality engineer|draft|draught|design engineer|(graduate|plant|machine|project|service|industrial|process) engineer|machin|\bmep\b|cnc|vmc/,
  not: /software|\bdata\b|devops|machine learning|scientist|full ?-?stack|developer|analyst|autonomous|trainer/,
});
const receptionist = work({
  is: /recept|front ?-?(office|desk)|guest relation|help ?desk exec|\bfoe\b|\bgre\b/,
  near: /office (assist|exec|admin)|admin(istration)? (exec|assist|assoc)|secretary|personal assist|concierge|guest serv/,
  not: /data|engineer|developer|analyst/,
});
const softwareDeveloper = work({
  is: /software|\bsde\b|\bswe\b|programmer|full ?-?stack|developer|(java|python|php|web|back ?-?end|front ?-?end|android|ios|node|react|\.net|c\+\+|application|mobile) ?(\.?js)? ?eng/,
  near: /(\bml\b|devops|cloud|learning|etl|\bai\b|platform|application|embedded|firmware|principal|staff|reliability).*engineer|technical lead|tech lead|\bjava\b|\bsre\b|sdet|data engineer|python/,
  not: /process developer|business develop|content developer|curriculum|real ?estate|civil|mechanical|sales|training|trainer|faculty|test|\bqa\b/,
});
const salesPerson = work({
  is: /sales(?! ?force)|business dev|\bbd[ema]\b|\bselling/,
  near: /relationship (manager|exec|officer)|market|territory|account (exec|manag)|lead generation|promoter|agency|counsel/,
  not: /sales ?force|analy|data|engineer|developer|scien|pre-?sales/,
});
const writer = work({
  is: /writer|content (writ|creat|develop|special|exec|edit|strateg|assoc|intern)|copy ?writ|\bblog|editorial|journalis/,
  near: /content|editor|social media|proofread|transla/,
  not: /engineer|developer$|data/,
});
const tester = work({
  is: /\btest(er|ing)?\b|\bsdet\b|in test|\bqa\b.{0,6}(auto|engineer|analyst|test|manual|lead|\/)|software q|quality assurance (eng|analyst|test)|automation (eng|test)|qa engineer/,
  near: /quality (analyst|engineer|assurance)|\bqa\b|test|automation/,
  not: /devops|ansible|bpo|underwrit|customer service|train(er|ing)|electrical|data quality|packaging|instructor|\brpa\b/,
});
const internTitle = work({ is: /\bintern(ship)?s?\b/, near: /trainee|apprentice|graduate/ });
const receivablesCaller = work({
  is: /\bar\b.*(call|exec|analyst|assoc|follow|voice|fresh)|ar caller|(medical|dental) bill|account(s)? receivable.*(health|call)|denial|revenue cycle|\brcm\b/,
  near: /medical cod|receivable|health ?care|claims|voice/,
  not: /recruiter|project coord|engineer|developer|data|scien|augmented|\bar\/vr|\bar ?& ?vr|architect/,
});
const qualityChecker = work({
  is: /quality (inspect|control|check|engineer|exec|super|officer|manager|assurance|in-?charge|dep)|(manager|head|executive|in-?charge)[ -]+quality|\bqc\b|\bqa\/qc|\bqa ?& ?qc/,
  near: /quality|inspect|chemist|production|\bqa\b|lab/,
  not: /software|data|voice|bpo|test|developer|automation|scien|devops|call|sdet|analyst/,
});
const uiDesigner = work({
  is: /\bu[ix]\b(?!.*(dev|eng))|user (experience|interface)|product design|interaction design|web ?(site)? ?design|\bui ?\/ ?ux/,
  near: /design|front ?-?end|\bui\b|figma/,
  not: /scien|data|(fashion|interior|mechanical|electrical|structural) design|design engineer/,
});
const adminPerson = work({
  is: /\badmin(istrat(ion|ive|or))?\b.{0,4}(exec|assist|assoc|officer|manager|coord|staff|intern)|office (assist|exec|admin|manag|coord|boy|staff)|back ?-?office|data entry|computer operator|reception|front (office|desk)|secretary|clerk|mis exec|typist|executive assist|personal assist/,
  near: /\badmin|operations (exec|assoc)|coordinator|document/,
  not: /system admin|network|database|server|linux|salesforce|engineer|developer|scien|cloud|sap|hadoop|sql|aws|azure/,
});
const chemist = work({
  is: /chemist\b|chemists|\blab (tech|assist|analyst)|microbio|micro bio|formulation|\bqc chem|r ?& ?d (exec|chem)|analytical (chem|scient)|chemical.*(qc|quality|lab)|quality control exec|pharma.*(prod|qual|research)|api (manufact|prod)|laborator(y|ies) (tech|assist|chem|manag)|cosmetic|chemistry.*(scient|research|assoc)/,
  near: /chemical|chemistry|pharma|research assoc|production|quality control|\bqc\b|bio|\blab\b/,
  not: /data|software|machine|developer|sales|\bml\b|deep learning|computer|coding|teacher|tele ?-?call|physics|prototyp|sap\b|bioinfo|labs\b|automation/,
});

const beautyWork = work({
  is: /beaut(y|ician)|salon|hair ?(dress|styl)|make ?-?up|\bspa\b|parlou?r|nail (art|tech)|cosmetolog|aesthetic|massage/,
  near: /stylist|skin|cosmetic|dermat|wellness|fitness/,
  not: /analyst|engineer|developer|\bdata\b|research|sales|marketing|scien|account/,
});
const airportWork = work({
  is: /airport|ground (staff|duty|&|handling)|ground staff|ticketing|cabin crew|air ?hostess|flight (attend|crew)|airlines?\b|aviation/,
  near: /travel|tour|guest (rel|serv)|hospitality|flight/,
  not: /data|engineer|developer|scien|analyst|voice|counsel/,
});
const technician = work({
  is: /technician|fitter|mechanic\b|machinist|welder|plumber|electrician|wireman|turner|(machine|cnc|vmc|hmc|press|plant) ?.{0,22}(operator|setter)|setter|foreman|\biti\b|trade mechanic/,
  near: /maintenance|electrical|mechanical|operator|service engineer|diploma|(production|maintenance|electrical|plant|shift) supervisor|production|mechanic/,
  not: /computer|data|medical|\blab\b|laborator|software|developer|scien|revit|analyst|radiolog|telephone|gsoc|beauty|online|intern\b|appointment/,
});
const dataAnalyst = work({
  is: /data (\w+ )?anal[yi]|analyst.*\bdata\b|data.*\banalyst|\bmis\b|reporting analyst|\bbi analyst|business intelligence anal|analytics (analyst|assoc|exec|consult|special)|power ?bi/,
  near: /analyst|analytics|data scien|\bbi\b|data (manag|govern|qual|visual|engineer)/,
  not: /data entry|analytics engineer|annotat|data research/,
});
const dataScientist = work({
  is: /data sc[ie]+n|machine learning sci|applied scien|\bml scientist|ai scientist/,
  near: /machine learning|\bml\b|\bai\b|nlp|deep learning|statistic|predictive|decision scien|analytics/,
  not: /trainer|sales|engineering manager/,
});
const dataEngineer = work({
  is: /data.*engineer|\betl\b|engineer.*data|big ?-?data|data warehous|hadoop|pyspark|databricks|spark/,
  near: /data|snowflake|kafka/,
  not: /data scien|data entry|sales/,
});
const machineLearner = work({
  is: /machine learning|\bml\b|\bai\b|artificial|deep learning|\bnlp\b|computer vision|mlops|\bllm|gen ?-?ai|\baiml\b|generative|data scien/,
  near: /data|robot|algorithm|research/,
  not: /sales|market|video|business dev/,
});
const support = work({
  is: /customer (care|support|service|experience)|client (support|service)|chat (support|process)|(customer|tech(nical)?) support (exec|assoc|rep|spec|advis)|\bcce\b|\bcsr\b|voice process|\bbpo\b|customer (exec|assoc|assist)|call cent(er|re)|support (exec|assoc)/,
  near: /customer|tele ?-?call|calling|callers|process (assoc|exec)|help ?desk|client rel|support (spec|rep)|voice/,
  not: /engineer|developer|\bdata\b|analyst|scien|customer success arch|director/,
});
const marketer = work({
  is: /marketing|\bseo\b|social ?-?media|\bppc\b|google ads|\bbrand (manager|exec|assoc|special|strateg)|advertis|influencer|media (&|and) public|public relation|\bpr (manager|exec|assoc)/,
  near: /brand|content|campaign|media|growth|market research/,
  not: /market (data|risk|reference)|capital market|engineer|scien|developer|tele ?-?market|copy.*trading|database/,
});
const financeOperations = work({
  is: /\bp2p\b|\bptp\b|payable|\bap\b|invoice|\bi2c\b|order to cash|\botc\b|\bo2c\b|receivable|\brtr\b|\br2r\b|record to rep|accounting|general ledger|collections?\b|cash app|billing/,
  near: /process (assoc|dev)|financ|account|\btax|domain trainee|management trainee|\bpd\b|\bmt\b|\bpa\b|transaction|reconcil/,
  not: /engineer|scien|abap/,
});
const learningEngineer = work({
  is: /machine learning|\bml\b|\bai\b|artificial|deep learning|\bnlp\b|computer vision|mlops|\bllm|gen ?-?ai|\baiml\b/,
  near: /data scien|algorithm|data science/,
  not: /sales|market/,
});
const generative = work({
  is: /gen ?-?ai|generative|\bllms?\b|\brag\b|prompt eng|large language|\bagentic|ai agent/,
  near: /\bai\b|\bnlp\b|machine learning|\bml\b|artificial|deep learning/,
});

const mumbaiSide =
  /mumbai|bombay|thane|kalyan|dombivl|panvel|vasai|virar|bhayandar|ulhasnagar|ambarnath|badlapur|bhiwandi|andheri|vashi/;
const centralLine =
  /thane|kalyan\b(?! nagar)|dombivl|ulhasnagar|ambarnath|badlapur|bhiwandi|mulund|ghatkopar|kurla|vikhroli/;
const bengaluruText = /bengal[ou]+ru|bangal|\bblr\b/;
const southCities = /bengal[ou]+ru|bangal|chennai|hyderabad|secunderabad|koch|cochin|coimbatore/;
const chandigarhSide = /chandigarh|mohali|panchkula|zirakpur/;
const odisha = /odisha|orissa|bhubanesh?war|bhubaneswar|cuttack|rourkela|\bpuri\b|sambalpur|berhampur/;
const vizag = /vi[sz]h?akh?apatnam|vizag/;
const keralaCapital = /trivandrum|thiruvananthapuram|technopark/;

export const fourthKinds: GradedKind[] = [
  kindOf('titles', {
    'shop salesman': shopSales,
    'purchase officer': any(
      all(purchaser, titleWithout(/analy|\bdata\b|scien|property|process|procure ?-? ?to|trainee - talent/)),
      near(purchaser),
    ),
    'mobile application developer': appDeveloper,
    'data warehouse developer': warehouseDeveloper,
    'beauty parlour staff': beautyWork,
    'site incharge construction': siteCivil,
    'student counsellor': studentCounsellor,
  }),
  kindOf('skills', {
    'photoshop illustrator coreldraw': any(
      graphicDesigner,
      near(skill(/photoshop|illustrator|corel ?draw/)),
      all(
        titled(/design|artist|creative|edit|illustr|animat|photo|video|visual|market|content|social/),
        skill(/photoshop/),
        skill(/illustrator|corel/),
      ),
    ),
    'nodejs mongodb express': any(
      all(skill(/node ?\.?js|\bnode\b|\bmern\b|mean stack/), skill(/mongo ?db|\bmern\b|mean stack|express/)),
      near(skill(/node ?\.?js|\bnode\b|\bmern\b|mean stack/)),
    ),
    'opencv pytorch image processing': any(
      all(
        skill(/open ?cv|image process|computer vision/),
        skill(/pytorch|tensorflow|keras|deep learning|open ?cv|machine learning/),
        near(machineLearner),
      ),
      all(
        any(skill(/open ?cv|image process|computer vision/)),
        skill(/pytorch|tensorflow|keras|deep learning|open ?cv|machine learning/),
        titled(/engineer|scien|developer|vision|\bml\b|\bai\b|research|software|lead|architect/),
        titleWithout(/data engineer|recruit/),
      ),
      titled(/computer vision|image processing|perception/),
      near(skill(/open ?cv|image process|computer vision|pytorch/)),
    ),
    'kafka spark scala': any(
      all(skill(/kafka|streaming/), skill(/spark/)),
      near(all(skill(/spark/), skill(/scala\b/))),
      near(skill(/kafka/)),
    ),
    'selenium manual automation testing': any(
      all(tester, any(skill(/selenium|automation test|manual test|test automation/), titled(/automation|sdet|manual/))),
      near(skill(/selenium/)),
      near(tester),
    ),
    'autocad solidworks draughtsman': [
      any(skill(/auto ?cad|solid ?works|\bcatia\b|\bcreo\b|draught|draftsm|drafts(person|wom)/), near(mechanical)),
      titleWithout(/quant|software|data|developer/),
    ],
    'python with power bi or tableau': any(
      all(skill(/python/), skill(/power ?-?bi|tableau/)),
      near(all(dataAnalyst, skill(/python|power ?-?bi|tableau/))),
    ),
  }),
  kindOf('places', {
    'vizag jobs': inPlace(vizag),
    'pink city sales job': [salesPerson, places.jaipur],
    'it company job tricity chandigarh': [
      any(softwareDeveloper, titled(IT), near(titled(/engineer|analyst|designer|seo|digital/))),
      titleWithout(/data ?-?entry|it sale|recruiter/),
      inPlace(chandigarhSide),
    ],
    'job near kalyan dombivli thane': any(inPlace(centralLine), near(inPlace(mumbaiSide))),
    'technopark trivandrum it jobs': [
      any(titled(IT), near(titled(/analyst|engineer|designer/))),
      titleWithout(/data ?-?entry|administration|\bmis\b/),
      inPlace(keralaCapital),
    ],
    'odisha bhubaneshwar me job': inPlace(odisha),
    'amdavad marketing job': [any(marketer, near(salesPerson)), inPlace(/ahmedabad|amdavad|gandhinagar/)],
  }),
  kindOf('abbreviations', {
    'AR caller exp': receivablesCaller,
    'EA to MD': secretary,
    'AML KYC': work({
      is: /\baml\b|\bkyc\b|know your c|anti.?money|transaction monitor|financial crime|fincrime|due diligence|sanction/,
      near: /compliance|risk|fraud/,
      not: /azureml|azure aml/,
    }),
    'SRE k8s': any(
      work({
        is: /site reliab|\bsre\b|devops|dev ops|kubernetes|reliability eng|infrastructure engineer/,
        near: /platform engineer|cloud|infrastructure|linux|system engineer/,
        not: /sales|electrical|mechanical/,
      }),
      near(skill(/kubernetes|\bk8s\b/)),
    ),
    'GenAI LLM RAG dev': [
      any(generative, all(machineLearner, skill(/\bllms?\b|\brag\b|gen ?-?ai|generative|langchain/))),
      titleWithout(/content|sales|market|recruit/),
    ],
    'ASM / TSM vacancy': work({
      is: /area sales (manager|exec|officer|head)|\basm\b|territory (sales|business)|\btsm\b|area (business )?manager|regional sales|territory manager|zonal sales/,
      near: /sales (manager|officer)|area .*(sales|exec)|channel sales|cluster/,
      not: /data|engineer|analyst|scien|tele ?call|micro ?finance/,
    }),
    'QC dept': qualityChecker,
  }),
  kindOf('Hinglish', {
    'hisab kitab ka kaam': accountant,
    'bachon ko padhane wali job': any(
      all(teacher, titleWithout(/professor|lecturer|subject matter|\bsme\b|instructor|data entry|expert/)),
      near(teacher),
    ),
    'hotel line me kaam chahiye': hotelStaff,
    'godown me maal packing loading ka kaam': godown,
    'airport pe kaam ticketing ground staff': airportWork,
    'bank me loan dilane wala kaam': loanSeller,
    'reel aur video edit karne ka kaam': videoEditor,
  }),
  kindOf('Devanagari', {
    'अस्पताल में नौकरी': hospital,
    'घर बैठे टाइपिंग का काम': [typing, atHome],
    'पायथन डेवलपर बेंगलुरु': [
      any(
        all(
          titled(/python|django|flask/),
          titled(/dev|engineer|programmer|software|full ?-?stack|\bsde|lead/),
          titleWithout(/data (\w+ )?engineer|\bqa\b|test|analyst|big ?-?data|trainer/),
        ),
        near(titled(/python|django|flask/)),
        all(softwareDeveloper, skill(/python/), near(titled(/./))),
      ),
      places.bengaluru,
    ],
    'मुंबई में सेल्स की नौकरी': [salesPerson, inPlace(mumbaiSide)],
    'ग्राफिक डिजाइनर फ्रेशर': [graphicDesigner, forFreshers],
    'गाड़ी चलाने का काम': driver,
    'अकाउंटंट पाहिजे पुणे': [accountant, places.pune],
  }),
  kindOf('misspelt', {
    'recepsnist front offis': receptionist,
    'bussines develpment exicutive': businessDevelopment,
    'machin lerning enginer': any(
      all(learningEngineer, titleWithout(/analyst|consultant|content|trainer|mentor|safety|cybersecurity|s&c/)),
      near(learningEngineer),
    ),
    'digitel marketting fresser': [digitalMarketer, forFreshers],
    'machanical enginner maharastra': [
      all(mechanical, titleWithout(/sale|teacher|executive assistant/)),
      inPlace(
        /maharashtra|pune|mumbai|thane|nashik|nagpur|aurangabad|pimpri|chakan|kolhapur|solapur|satara|sangli|jalgaon|ahmednagar|raigad|bhiwandi|akola|amravati|ratnagiri|palghar|nanded/,
      ),
    ],
    'custmer suport exicutiv': any(support, near(telecaller)),
    'full stak devloper reactjs': any(
      all(titled(/full ?-?stack|mern|mean stack/), skill(/react/)),
      near(titled(/full ?-?stack|mern|react/)),
      titled(/react ?\.?js (dev|eng)|react dev/),
    ),
  }),
  kindOf('ways of working', {
    'freelance writing from home': [writer, any(atHome, stated(/freelanc/))],
    'night shift us process voice': [
      telecaller,
      preferably(
        /night|\bus (shift|process|health)|\bu\.?s\.?\b|uk (shift|process)|international|rotational|24 ?[x*/] ?7/,
      ),
    ],
    'walk in interview immediate bpo': [
      any(
        telecaller,
        work({ is: /\bbpo\b|\bkpo\b|process (assoc|exec)|back ?-?office|chat/, not: /engineer|developer|scien/ }),
      ),
      preferably(/walk|immediate|spot|urgent/),
    ],
    'part time job for college students': any(
      all(stated(/part[ -]?time/), forFreshers),
      near(stated(/part[ -]?time/)),
      near(internTitle),
      near(stated(/\bwork from home\b.*fresher|students?\b.*(housewi|part)/)),
    ),
    'data engineer permanent work from home': [dataEngineer, atHome],
    'online tutor ghar se': [teacher, any(atHome, titled(/online/))],
    'ghar se hr ka kaam wfh recruiter': [hrPerson, atHome],
  }),
  kindOf('qualification', {
    'bcom fresher accounts finance': [
      any(
        accountant,
        work({
          is: /financ(e|ial) (exec|assoc|assist|analyst|intern)|\baudit|\btax|payable|receivable|\bgst\b/,
          not: /data|developer|scien|engineer/,
        }),
      ),
      any(forFreshers, near(stated(/b\.? ?com/))),
    ],
    'mba marketing freshers': [any(marketer, near(salesPerson)), forFreshers],
    'bsc chemistry lab job': any(chemist, near(stated(/b\.? ?sc\b[^|]{0,40}chemistry|\bchemistry graduate/))),
    'llb law graduate': work({
      is: /\blegal|lawyer|advocate|\blaw\b|paralegal|counsel\b(?!l)|litigat|attorney|\bllb\b|\bllm in law|contracts? (manag|special|exec)/,
      near: /compliance|company secretary|contract|patent|intellectual/,
      not: /data|engineer|developer|medico/,
    }),
    'iti diploma technician fitter operator': technician,
    'phd data science research': [
      any(
        dataScientist,
        work({
          is: /research(er| sci| eng)|scientist|machine learning|\bml\b|deep learning/,
          not: /market research|sales|legal|spanish|hr\b/,
        }),
      ),
      titleWithout(/polymer|chemi/),
      any(stated(/\bph\.? ?d\b/), near(titled(/scientist|research|data scien/))),
    ],
    '12th pass office work': [
      any(typing, adminPerson),
      titleWithout(/executive assist|human resource|\bhr\b|manager|medical record/),
      forFreshers,
      schoolWillDo,
    ],
  }),
  kindOf('pay', {
    'telecaller salary 20000 se upar': [telecaller, paysAtLeast(20000)],
    'data scientist 25 lpa+': [dataScientist, paysAtLeast(2500000 / 12)],
    'graphic designer 15k-25k per month': [graphicDesigner, paysWithin(15000, 25000)],
    'content writer 20 to 30 hazar mahina': [writer, paysWithin(20000, 30000)],
    'sales job 5 lakh package': [salesPerson, paysAtLeast(500000 / 12)],
    'software developer 6 to 10 lakhs': [softwareDeveloper, paysWithin(50000, 1000000 / 12)],
    'hr job 30k in hand': [hrPerson, paysAtLeast(30000)],
  }),
  kindOf('companies', {
    'ibm data engineer': [dataEngineer, atCompany(/\bibm\b/)],
    'marriott hotel staff': [
      any(hotelStaff, titled(/front (office|desk)|reception|spa\b|laundry/), near(titled(/./))),
      atCompany(/marriott|courtyard|le meridien|\bitc hotel|taj hotel|hyatt|hilton|oberoi|radisson/),
    ],
    'big 4 jobs deloitte ey kpmg pwc': atCompany(/deloitte|\bey\b|\be&y\b|ernst|kpmg|\bpwc\b|pricewaterhouse/),
    'google software engg': [any(softwareDeveloper, works.softwareEngineer), atCompany(/\bgoogle\b/)],
    'genpact finance process (otc, p2p)': [financeOperations, atCompany(/genpact/)],
    'jp morgan / goldman / deutsche bank tech jobs': [
      any(titled(IT), titled(/engineer|technolog|quant|architect/), near(titled(/./))),
      atCompany(/j\.? ?p\.? ?morgan|goldman|deutsche/),
    ],
    'max hdfc kotak icici life insurance company job': any(
      atCompany(
        /(hdfc|kotak|icici|max|bajaj|reliance|sbi|tata|aditya|birla|pnb).*(life|insur|lombard|pru)|life insurance/,
      ),
      near(titled(/insurance/)),
    ),
  }),
  kindOf('long', {
    'i have 3 years experience in java spring boot looking for backend job in bangalore': [
      any(
        all(titled(/java(?! ?script)|back ?-?end|spring|j2ee/), skill(/\bjava\b|spring|j2ee/)),
        all(
          softwareDeveloper,
          skill(/\bjava\b|j2ee/),
          skill(/spring|j2ee|hibernate|micro ?services?|back ?-?end|rest/),
        ),
        near(softwareDeveloper),
      ),
      titleWithout(/android|embedded|firmware|multimedia|device|front ?-?end|flutter|python|\bios\b|\bqa\b|test/),
      forYears(3),
      places.bengaluru,
    ],
    'female fresher graduate want customer support or back office job in noida delhi': [
      any(support, typing, adminPerson, near(telecaller)),
      titleWithout(/manager|male only/),
      forFreshers,
      places.ncr,
    ],
    'data analyst fresher with sql excel power bi skill any city in south india': [
      dataAnalyst,
      any(skill(/sql|excel|power ?-?bi|tableau/), near(dataAnalyst)),
      forFreshers,
      inPlace(southCities),
    ],
    'want to switch from bpo to hr recruiter role 0-2 yr exp work from home ok': [
      recruiter,
      any(forYears(1), forFreshers),
    ],
    'digital marketing executive with seo and google ads experience 1 to 3 years mumbai or thane': [
      digitalMarketer,
      any(forYears(1), forYears(2), forYears(3)),
      inPlace(mumbaiSide),
    ],
    'azure databricks pyspark data engineer 5+ years pune or hyderabad immediate joiner': [
      dataEngineer,
      any(skill(/azure|databricks|pyspark/), near(dataEngineer)),
      any(forYears(5), forYears(6)),
      any(places.pune, places.hyderabad),
    ],
    'sales job fixed salary with incentive for fresher graduate in delhi ncr': [salesPerson, forFreshers, places.ncr],
  }),
  kindOf('exclusions', {
    'engineer job but not it software': [
      titled(/engineer|engg\b/),
      titleWithout(IT),
      titleWithout(
        /reliab|cyber|platform|storage|server|test engineer|service delivery|testing|support engineer|database|security/,
      ),
      any(
        titled(
          /mechanical|civil|electrical|electronic|chemical|production|maintenance|manufactur|quality|site|design eng|plant|project|service|process|sales|structural|industrial|instrument|safety|construction|automobile|hvac|piping|field|graduate|industrial|environment|petrol|tool|planning|estimat|commission|product(ion)? eng|purchase|trainee|application eng|validation|vlsi|rtl|physical design|asic|hardware/,
        ),
        near(titled(/engineer/)),
      ),
    ],
    'marketing job no sales no field work': [
      marketer,
      titleWithout(/sales|field|business dev/),
      without(/field (work|sales|visit|market)|door to door|cold call/),
    ],
    'data analyst job outside bangalore': [dataAnalyst, outside(bengaluruText)],
    'hr job except recruitment': [
      hrPerson,
      titleWithout(/recruit|recuit|talent acq|staffing|sourc/),
      any(
        without(/recruit|talent acqui|sourcing|hiring/),
        near(hrPerson),
        titled(/payroll|hrbp|business partner|generalist|operations|manager|compensation|executive|human resource/),
      ),
    ],
    'developer vacancy not java': [softwareDeveloper, without(/\bjava\b(?! ?script)|j2ee|spring ?boot/)],
    'office job no calling no target': [
      adminPerson,
      titleWithout(/\bsales?\b|voice process(?! ?\()|customer (care|service)/),
      without(/tele ?call|cold call|calling|sales target|targets?\b|outbound/),
    ],
    'without experience work from home but not data entry': [
      any(atHome),
      forFreshers,
      titleWithout(/data ?-?entry|typing|typist|form fill|copy paste|computer operat|data operator|online operator/),
    ],
  }),
  kindOf('signs and PIN', {
    'c#/.net core + angular': any(
      all(skill(/\.net|\bc#|dot ?net/), skill(/angular/)),
      near(skill(/\.net\b|\bc#|dot ?net/)),
    ),
    'data analyst 560103': [dataAnalyst, places.bengaluru],
    '600032 java/.net developer': [
      any(
        all(titled(/\bjava\b|\.net|dot ?net|\bc#|spring/), softwareDeveloper),
        all(softwareDeveloper, skill(/\bjava\b|\.net\b|\bc#/)),
      ),
      places.chennai,
    ],
    'UI/UX (figma) designer': any(
      all(uiDesigner, titleWithout(/engineer|developer|writer|analyst|software|sales|front ?-?end/)),
      near(uiDesigner),
    ),
    'hr executive, 201301': [hrPerson, any(places.noida, near(places.ncr))],
    'r&d engineer/scientist': any(
      titled(
        /r ?& ?d\b|r and d\b|research (and|&) dev|research (engineer|scientist)|applied scientist|research development/,
      ),
      near(titled(/research(er| assoc)|scientist/)),
    ),
    'PL/SQL & Oracle dev.': any(
      all(
        skill(/pl ?[/-]? ?sql/),
        any(
          titled(/dev|engineer|oracle|sql|database|software|programmer|etl|consultant|full ?-?stack|\blead|technical/),
          near(titled(/./)),
        ),
      ),
      all(titled(/oracle/), titled(/dev|engineer|program/)),
      near(skill(/oracle|sql dev|database dev/)),
    ),
  }),
];
