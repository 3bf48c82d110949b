import { type Grader, inPlace, type Work, work } from './graders.ts';

const worksByName = {
  accountant: {
    is: /accountant|account(s|ing)? (exec|assist|officer|associate|clerk|special)|\baccounts\b|book ?keep|account(s|ing) (and|&) |(and|&) account(s|ing)\b|tally/,
    near: /account(ing|s)|\baudit|\btax|\bgst\b|\bfinance\b|\bchartered\b/,
    not: /account manager|key account|account director/,
  },
  architect: {
    is: /(?<!data |solutions? |software |cloud |enterprise |technical |java |system |ml |ai )\barchitect\b/,
    near: /architect/,
  },
  analyst: { is: /analyst|analytics/ },
  androidDeveloper: { is: /android/, near: /mobile|flutter|kotlin|\bios\b/ },
  backOffice: {
    is: /back ?-?office|data entry|office (exec|assist)/,
    near: /admin|mis exec|operations exec|clerk|computer operator/,
  },
  bankJob: { is: /bank|loan/, near: /financ|credit|insurance/ },
  beautician: { is: /beaut|salon|spa\b|make ?up|hair/ },
  bpo: {
    is: /\bbpo\b|call cent(er|re)|customer (care|support|service)|voice|tele ?-?call|process assoc|customer relation|calling|\bcce\b/,
    near: /\bkpo\b|process exec|tele ?-?sales|tele ?-?market|back ?office|chat|international/,
  },
  businessAnalyst: {
    is: /business (data |system |process |operations )?analyst|\bba\b/,
    near: /business (intelligence|analy)|functional analyst|process analyst|product analyst/,
  },
  businessDeveloper: {
    is: /business dev|\bbd[ema]\b|business develop/,
    near: /sales|lead generation|client acqui|partnership|growth/,
  },
  cabinCrew: { is: /cabin|air hostess|flight|crew/, near: /ground staff|airport|airline|aviation|ticket/ },
  cardiacCa: { is: /chartered accountant|\bca\b/, near: /audit|\btax|accountant|finance/ },
  civilEngineer: { is: /civil|site engineer|structural/, near: /construction|quantity survey|\bbim\b|highway/ },
  collection: { is: /collection|recovery/, near: /loan|credit/ },
  contentWriter: {
    is: /content (writ|creat|develop|special|exec|edit|strateg)|copy ?writ|\bwriter\b|blog/,
    near: /content|editor/,
  },
  cook: { is: /\bcook|chef|\bcdp\b|commis|kitchen/, near: /bak(er|ery)|food|restaurant|waiter|steward/ },
  counsellor: { is: /counsel/, near: /admission|academic advis|career|education/ },
  customerService: {
    is: /customer (care|support|service|success|relation|experience)|\bcustomer exec|call cent(er|re)|client (support|service|relation)|technical support|\bcsr\b/,
    near: /tele ?-?call|\bbpo\b|voice|support|help ?desk|tele ?-?sales|calling/,
  },
  dataAnalyst: { is: /data (\w+ )?anal[yi]|analyst.*\bdata\b|data.*\banalyst|\bmis\b/, near: /analyst|analytics|data/ },
  dataEngineer: { is: /data.*engineer|\betl\b|engineer.*data|big data|data warehous/, near: /data|spark|hadoop/ },
  dataEntry: {
    is: /data entry|typist|typing|computer operator|back ?office/,
    near: /office assist|clerk|data process|mis exec|operator/,
  },
  dataScientist: {
    is: /data scien|machine learning sci|applied scien/,
    near: /machine learning|\bml\b|\bai\b|data|analytics|statistic/,
  },
  dba: {
    is: /database admin|\bdba\b|\bdatabase (engineer|develop|manag)|(oracle|sql|mysql|postgres\w*) (dba|admin)/,
    near: /database|oracle|\bsql\b/,
  },
  delivery: {
    is: /deliver(y|ies) (boy|exec|partner|assoc|agent|job|rider|person|staff|man|driver)|\brider\b|courier|biker|food delivery|parcel|(swiggy|zomato|blinkit|zepto|amazon|flipkart).*delivery|delivery.*(swiggy|zomato|blinkit|zepto|biker)/,
    near: /\bdriver|logistic exec|picker|packer|dispatch/,
    not: /(service|software|project|program|it|digital|training|learning|analytics) delivery|delivery (manager|head|lead|consultant)/,
  },
  designer: { is: /design/, near: /creative|visual|ui\b|ux\b|artist|illustrat/ },
  devops: {
    is: /devops|site reliability|\bsre\b|ml ?ops|cloud engineer|release engineer|platform engineer/,
    near: /cloud|aws|azure|infrastructure|kubernetes/,
  },
  digitalMarketer: {
    is: /digital market|seo\b|social media|performance market|online market|google ads|ppc\b|sem\b|internet market|search engine/,
    near: /market|content|brand/,
  },
  doctor: {
    is: /doctor|physician|surgeon|medical officer|\brmo\b|mbbs|dentist|consultant.*(medic|physician)|paediatric|gyn(a)?ec/,
    near: /medical|clinical|nurs|health/,
  },
  driver: {
    is: /\bdriver\b|driving|chauffeur|\bcab\b/,
    near: /deliver(y|ies)|rider|transport|bike|logistic/,
    not: /device driver|driver develop|driver software|bsp/,
  },
  dotnetDeveloper: { is: /\.net|dot ?net|\bc#|c sharp|asp\.?net/, near: /software|full ?-?stack|developer/ },
  electrician: { is: /electrician|wireman|electrical (tech|super|maint)/, near: /electric|technician|\biti\b/ },
  engineerElectrical: { is: /electrical/, near: /electronic|power|maintenance/ },
  fieldSales: {
    is: /field.*(sales|market|exec|officer)|(sales|market).*field|direct sales|territory sales|outdoor/,
    near: /sales|field/,
  },
  fitter: { is: /fitter|\biti\b/, near: /technician|machin|operator|welder|assembly|mechanic/ },
  frontend: {
    is: /front ?-?end|\bui (dev|eng)|react|angular|vue|web dev|html|javascript/,
    near: /full ?-?stack|web|\bui\b/,
  },
  fullStack: { is: /full ?-?stack|mern|mean stack/, near: /software|web dev|front ?-?end|back ?-?end|node|react/ },
  graphicDesigner: {
    is: /graphic|visual design|creative design|photoshop|multimedia design/,
    near: /design|illustrat|video edit|artist|creative/,
  },
  guard: {
    is: /security (guard|officer|super|staff|personnel|person)|\bguard\b|watchman|gunman|bouncer|chowkidar/,
    near: /security|caretaker|office boy/,
    not: /cyber|information security|network security|cloud security|application security/,
  },
  helper: {
    is: /helper|office boy|peon|packer|loader|labour|packing|picker/,
    near: /warehouse|housekeep|worker|operator|store|attendant|ward boy/,
  },
  housekeeping: {
    is: /housekeep|house keep|cleaner|sweeper|maid|safai|janitor/,
    near: /helper|hotel|facility|office boy/,
  },
  hr: {
    is: /\bhr\b|human resource|recruit|talent|payroll|people (oper|partner)|staffing/,
    near: /admin|training|generalist/,
  },
  interiorDesigner: { is: /interior/, near: /architect|furniture|3d|design/ },
  javaDeveloper: { is: /\bjava\b|j2ee|spring ?boot/, near: /software|full ?-?stack|back ?-?end|developer/ },
  labTechnician: {
    is: /\blab\b|laborator|\bdmlt\b|pathology|phlebotom/,
    near: /technician|chemist|microbio|research assoc|quality control/,
    not: /labs\b/,
  },
  lawyer: {
    is: /\blegal|lawyer|advocate|\blaw\b|paralegal|counsel\b(?!l)/,
    near: /compliance|company secretary|contract/,
  },
  machineLearning: {
    is: /machine learning|\bml\b|\bai\b|artificial|deep learning|nlp\b|computer vision|mlops/,
    near: /data scien|data/,
  },
  marketing: { is: /market/, near: /brand|seo|social media|sales|growth|advert/, not: /market (research|risk)/ },
  mechanicalEngineer: {
    is: /mechanical|\bcad\b|design engineer|production engineer|maintenance engineer|automobile|automotive/,
    near: /engineer|quality|production|manufactur/,
    not: /software|data|devops|machine learning/,
  },
  misExecutive: { is: /\bmis\b/, near: /data analyst|reporting|excel|back ?office|data entry/ },
  networkEngineer: {
    is: /network (eng|admin|support|special|analyst|secur|oper)|\bccna\b|\bnoc\b|networking/,
    near: /network|system admin|desktop support|it support|infrastructure/,
  },
  nurse: { is: /nurs|\bgnm\b|\banm\b/, near: /patient|hospital|ward|clinical|medical|health/ },
  packer: { is: /pack(er|ing|aging)|picker|loader|warehouse/, near: /helper|store|inventory|dispatch|logistic/ },
  pharmacist: { is: /pharmac(ist|y)|d\.? ?pharm|b\.? ?pharm|medical store/, near: /pharma|drug|medical rep/ },
  phpDeveloper: { is: /\bphp\b|laravel|wordpress|codeigniter|magento/, near: /web dev|full ?-?stack|back ?-?end/ },
  productManager: { is: /product (manag|own|lead|head)|\bpm\b/, near: /product|program manager|project manager/ },
  projectManager: {
    is: /project (manag|lead|head|coord)|program(me)? manag|scrum master/,
    near: /project|delivery manag|product manag/,
  },
  pythonDeveloper: { is: /python|django|flask/, near: /software|data|back ?-?end|machine learning|developer/ },
  qaTester: {
    is: /\bqa\b|test(er|ing)|quality assurance|\bsdet\b|test (eng|lead|autom|anal)|automation eng|quality (engineer|analyst)/,
    near: /quality|test/,
  },
  realEstateSales: { is: /real ?-?estate|property|realty/, near: /sales|relationship/ },
  receptionist: {
    is: /reception|front (office|desk)|guest relation/,
    near: /office (assist|exec|admin)|admin|secretary|personal assist|concierge/,
  },
  recruiter: {
    is: /recruit|talent acqui|\bta\b|staffing|hiring (special|exec)|sourc(er|ing special)/,
    near: /\bhr\b|human resource/,
    not: /recruitment for|recruitment (of|drive)|mega recruitment|sap recruit|recruiting for/,
  },
  relationshipManager: { is: /relationship (manager|exec|officer|associate)|\brm\b/, near: /bank|wealth|sales|client/ },
  sales: {
    is: /sales|\bselling|business develop/,
    near: /relationship (manager|exec)|market|territory|account (exec|manag)|lead generation|promoter/,
    not: /sales ?force/,
  },
  salesExecutive: {
    is: /sales.*\b(exec|officer|rep|assoc|consult|promot|person|staff|advis)|(exec|officer|associate).*sales/,
    near: /sales|business develop|market/,
    not: /sales ?force/,
  },
  salesManager: {
    is: /sales.*(manager|head|lead)|(manager|head).*sales/,
    near: /sales|business develop/,
    not: /sales ?force/,
  },
  sapConsultant: { is: /\bsap\b/, near: /\berp\b|oracle/ },
  seo: { is: /\bseo\b|search engine/, near: /digital market|social media|content|market/ },
  socialMedia: { is: /social media|\bsmm\b|\bsmo\b/, near: /digital market|content|market|influencer|communit/ },
  softwareEngineer: {
    is: /software|\bsde\b|\bswe\b|programmer|(java|python|php|web|full ?-?stack|back ?-?end|front ?-?end|android|ios|node|react|\.net|c\+\+|application|mobile) ?(js)? (dev|eng)|full ?-?stack|developer/,
    near: /engineer|architect|technical lead|devops/,
  },
  storeKeeper: {
    is: /store ?(keep|exec|incharge|in charge|assist|manager|super|assoc)|inventory|\bstores\b/,
    near: /warehouse|retail|purchase|store/,
  },
  supplyChain: {
    is: /supply chain|logistic|procure|scm\b|warehouse|purchase|demand plan/,
    near: /operations|inventory|planning|sourcing|store/,
  },
  teacher: {
    is: /teach|faculty|tutor|lecturer|professor|\bpgt\b|\btgt\b|\bprt\b|educator|instructor/,
    near: /train(er|ing)|school|academic|education|curriculum|subject matter/,
  },
  technician: {
    is: /technician|service engineer|mechanic\b|maintenance/,
    near: /operator|electrician|fitter|engineer/,
  },
  telecaller: {
    is: /tele ?-?call|tele ?-?sales|tele ?-?market|calling|call cent(er|re)|voice process|customer care|inside sales|tele ?-?exec/,
    near: /\bbpo\b|customer (support|service|relation)|tele|outbound|lead gen/,
  },
  tester: { is: /test(er|ing)|\bqa\b|\bsdet\b|quality (assurance|analyst|eng)/, near: /quality|test/ },
  trainer: { is: /train(er|ing)|instructor|coach/, near: /teach|faculty|tutor|educat|learning/ },
  travel: { is: /travel|tour|ticketing|visa (exec|couns|consult)/, near: /hotel|airline|airport|hospitality/ },
  uiux: {
    is: /\bu[ix]\b|user (experience|interface)|product design|interaction design|web design/,
    near: /design|front ?-?end/,
  },
  videoEditor: {
    is: /video|film edit|motion graphic|videograph|after effects|premiere/,
    near: /editor|animat|content creat|photograph|graphic/,
    not: /video (analytics|streaming|codec|platform)/,
  },
  waiter: {
    is: /waiter|steward|f ?& ?b|captain|server\b|food (and|&) bev|restaurant/,
    near: /hotel|cook|chef|hospitality|barista/,
    not: /sql server|windows server/,
  },
  webDesigner: { is: /web ?(site)? ?design|\bui\b|\bux\b|wordpress|web dev/, near: /graphic|front ?-?end|design/ },
  webDeveloper: {
    is: /web ?(site)? ?(dev|eng|app)|full ?-?stack|front ?-?end|php|wordpress|mern|react|node|laravel|django|angular/,
    near: /software|web|back ?-?end|developer/,
  },
} satisfies Record<string, Work>;

/** Kinds of work, each as a criterion for the title. */
export const works = Object.fromEntries(
  Object.entries(worksByName).map(([name, { ...work_ }]) => [name, work(work_)]),
) as Record<keyof typeof worksByName, Grader>;

const placesByName = {
  ahmedabad: /ahmedabad|amdavad|gandhinagar/,
  andheri: /andheri/,
  bengaluru:
    /bengal[ou]+ru|bangal|koramangala|whitefield|hsr layout|marathahalli|electronic city|indiranagar|bellandur|jayanagar|btm layout|jp nagar|hebbal|yelahanka/,
  bhopal: /bhopal/,
  chandigarh: /chandigarh|mohali|panchkula|zirakpur/,
  chennai: /chennai|madras/,
  coimbatore: /coimbatore/,
  delhi: /delhi/,
  ghaziabad: /ghaziabad/,
  goa: /\bgoa\b|panaji|panjim|margao/,
  gujarat:
    /gujarat|ahmedabad|surat\b|vadodara|baroda|rajkot|gandhinagar|vapi|bharuch|jamnagar|bhavnagar|anand\b|ankleshwar|mehsana|kutch|morbi/,
  gurugram: /gurgaon|gurugram/,
  hyderabad: /hyderabad|secunderabad|gachibowli|hitech city|madhapur|kondapur|kukatpally|begumpet|ameerpet/,
  indore: /indore/,
  jaipur: /jaipur/,
  karnataka: /karnataka|bengal[ou]+ru|bangal|mysuru|mysore|mangal|hubli|hubballi|belgaum|belagavi|tumkur/,
  kerala:
    /kerala|kochi|cochin|ernakulam|thiruvananthapuram|trivandrum|kozhikode|calicut|thrissur|kollam|kottayam|kannur|palakkad|malappuram|alappuzha/,
  kochi: /kochi|cochin|ernakulam/,
  kolkata: /kolkata|calcutta|salt lake|howrah/,
  lucknow: /lucknow/,
  mumbai: /mumbai|bombay|thane|andheri|borivali|powai|bandra|malad\b|goregaon|kurla|dadar|ghatkopar|mulund|vikhroli/,
  nagpur: /nagpur/,
  naviMumbai: /navi mumbai|vashi|belapur|airoli|nerul|kharghar|panvel/,
  ncr: /gautam bud|delhi|ncr|noida|gurgaon|gurugram|faridabad|ghaziabad|manesar|sonipat/,
  noida: /noida|gautam bud/,
  patna: /patna/,
  pune: /pune|pimpri|chinchwad|hinjewadi|hinjawadi/,
  surat: /surat\b/,
  tamilNadu:
    /tamil ?nadu|chennai|coimbatore|madurai|trichy|tiruchir|salem|tirupp?ur|vellore|erode|hosur|thanjavur|tirunelveli|pudukottai|thoothukudi|karur|dindigul|cuddalore|nagercoil|kanch/,
  telangana: /hyderabad|secunderabad|telangana|warangal|karimnagar|nizamabad|khammam/,
  thane: /thane/,
  uttarPradesh:
    /uttar pradesh|noida|lucknow|ghaziabad|kanpur|agra|varanasi|meerut|prayagraj|allahabad|bareilly|aligarh|moradabad|gorakhpur|mathura|jhansi|saharanpur/,
  vadodara: /vadodara|baroda/,
} satisfies Record<string, RegExp>;

/** Places, each as a criterion for the places of a posting. */
export const places = Object.fromEntries(
  Object.entries(placesByName).map(([name, pattern]) => [name, inPlace(pattern)]),
) as Record<keyof typeof placesByName, Grader>;
