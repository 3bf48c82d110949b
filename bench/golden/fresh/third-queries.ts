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
  qualified,
  skill,
  stated,
  without,
  work,
} from '../graders.ts';
import { places, works } from '../works.ts';

const intern = work({ is: /\bintern(ship)?s?\b/, near: /trainee|apprentice/ });

/** By the title alone. */
const titled =
  (pattern: RegExp): Grader =>
  ({ title }) =>
    pattern.test(title) ? 2 : 0;

const titleWithout =
  (pattern: RegExp): Grader =>
  ({ title }) =>
    pattern.test(title) ? 0 : 2;
/** Of a company that teaches; not stated is near. */
const edtech: Grader = ({ title, company }) =>
  /educat|academ|learn|school|college|institut|upgrad|byju|planet ?spark|vedantu|unacademy|ed-?tech|coding|classes|study|career|skill|university|counsel|admission|course|overseas/.test(
    `${title} ${company}`,
  )
    ? 2
    : 1;

/** Sources cut long titles off: "work from ho ...". */
const atHomeOrCutOff = any(
  atHome,
  titled(
    /(work(ing)?|from|in) ?(at|from|@) ?(your )?ho|at your home|your home|online .{0,20}(typing|data entry|job)|work fr\b|home ?-?based|workfromhome/,
  ),
);

const IT =
  /engineer|data|software|developer|programmer|machine learning|\bml\b|\bai\b|scien|python|java|cloud|devops|full ?-?stack|\bsql\b|hadoop|spark|\betl\b|\bsre\b|architect|technolog|\bapi\b|application|information|automation|\bit\b|\bqa\b|tableau|power ?bi|\bgcp\b|\baws\b|azure|big ?data/;

/** Talking to customers on the phone. */
const phoneWork = work({
  is: /tele ?-?call|tell?[ey]?[ -]?call|tele ?-?sales|tele ?-?market|call cent(er|re)|callers?\b|calling|(?<!non ?-? ?|semi |in)voice|customer (care|support|service)|customer (relations?(hip)? )?(exec|rep|officer|consult)|^(?!.*(non ?-? ?voice|data|quality|\bqa\b)).*\bbpo\b|inside sales|phone bank/,
  near: /customer|\bbpo\b|\bkpo\b|process (assoc|exec)|client (support|relation)|chat|counsel|sales/,
  not: /engineer|developer|\bdata\b|analyst|scien|waiter|customer success|architect|presales|account(s|ant)/,
});
const accountManager = work({
  is: /key acc|\bkam\b|\baccount manager/,
  near: /\baccount (exec|director|assoc)|client (relation|servic|partner|success)|corporate sales|b2b|institutional sales|customer success/,
});
const chefs = work({
  is: /\bcook\b|chef|\bcdp\b|commis\b|kitchen (staff|hand|help|manag|assist|exec)|helper - kitchen|\bbaker\b|halwai|tandoor/,
  near: /kitchen|food|restaurant|bakery/,
  not: /cookbook|devops|data entry|software|engineer|scien|analyst|developer/,
});
const financeProcess = work({
  is: /\bp2p\b|\bptp\b|procure ?-?to ?-?pay|payables?|\bo2c\b|\botc\b|order ?-?to ?-?cash|receivables?|cash app|\br2r\b|\brtr\b|record ?-?to ?-?report|general ledger|invoice process|invoicing/,
  near: /finance|accounts?\b|account(ing|ant)|purchase|collection|\bs2p\b|sourc|billing|reconcil|procurement|order/,
  not: /otc sales|key account/,
});
const graphicDesigner = work({
  is: /(?<!geo|demo|carto|litho)graphic|visual design|creative design|photoshop|multimedia design/,
  near: /illustrat|video edit|artist|creative|\bu[ix]\b|web ?(site)? design|product design|motion|\bdesigner|photo|animat/,
  not: /engineer|software|developer|motion graphics & video|analy|data|(fashion|interior|cad|electrical|instructional|merchandise|structural|mould|drawing|mechanical|solution|application|asic) design/,
});
const videoEditor = work({
  is: /video|film edit|motion graphic|after effects|premiere|\breels?\b/,
  near: /\beditor|animat|content creat|photograph|graphic|youtube/,
  not: /software|video (analytics|streaming|codec|platform|test|annotat)|videocon|engineer \(|c\+\+|data finder|video finder|copy editor|science|scientist|cardiology/,
});
const interiorDesigner = work({
  is: /interior/,
  near: /(junior|landscape|senior|project|building) architect|architectur|furniture|3d|draught|drafts|autocad|design(er)?\b/,
  not: /software|data|cloud|developer|engineer|analyst|process|ux|\bui\b|graphic|fashion|solution|merchandise|instructional|relationship|trainer|system/,
});
const recruiter = work({
  is: /recruiter|recuiter|talent acqui|it recruitment|recruitment (exec|spec|assoc|manag|consult|coord)|\bta (exec|spec|lead)|staffing|hiring (special|exec)|sourc(er|ing special)|hr recruit|^recruitment|-recruitment/,
  near: /\bhr\b|human resource|recruit|talent/,
  not: /recruitment (of|for)|recruit(ing|ment) drive|contact hr|engineer|developer(?! - recruit)|data|analyst|scientist|coding|\bhr .*(interview|walk)/,
});
const softwareTester = work({
  is: /\btest(er|ing)?\b|\bsdet\b|in test|(qa|quality).*automation|automation.*(qa|quality)|\bqa\b.{0,4}(auto|engineer|analyst|test|staff|manual|\/)|sr qa|software q|quality assurance (eng|analyst)|qa engineer/,
  near: /quality (analyst|engineer|assurance)|\bqa\b|test/,
  not: /bpo|underwrit|customer service|train(er|ing)|electrical|hil test|data quality|packaging|latest|textile|business analyst|instructor/,
});
const nonVoice = work({
  is: /non ?-? ?voice|\bchat\b|e-? ?mail (support|process)|back ?-?office/,
  near: /\bbpo\b|process|customer (care|support|service)|semi voice|voice|data entry/,
  not: /engineer|developer|bot\b|chatbot/,
});
const mechanical = work({
  is: /mechanical|hvac|\bcad\b|piping|automobile|automotive|production engineer|maintenance engineer/,
  near: /manufactur|production|quality engineer|draft|draught|design engineer|(junior|graduate|plant|machine|project|service|industrial|process) engineer|engineer(ing)? trainee|machin|\bmep\b|robot/,
  not: /software|data|devops|machine learning|scientist|full ?-?stack|developer|analyst|professor|autonomous|train(er|ing) \(|trainer|chat support|perception/,
});
const hrWork = work({
  is: /\bhr(bp)?\b|human resource|recruit(er|ment|ing)|recuiter|talent (acqui|exec|special|operations)|talent & op|payroll|people (oper|partner)|staffing/,
  near: /talent|people|admin (exec|officer)|administration|training|generalist/,
  not: /recruitment (of|for)|recruit(ing|ment) drive|coding|talent500|data scientist|engineer|developer|hiring for (?!hr|human)|ref-? ?hr|(contact|call) hr|analytics administ|(walk|openings?).*-hr /,
});
const programmer = work({
  is: /software|\bsde\b|\bswe\b|programmer|(java|python|php|web|full ?-?stack|back ?-?end|front ?-?end|android|ios|node|react|\.net|c\+\+|application|mobile) ?(\.?js)? (dev|eng)|full ?-?stack|developer/,
  near: /(data|\bml\b|devops|cloud|learning|\bqa\b|etl|\bai\b|integration|automation|platform|application|system|test|embedded|firmware|security|principal|staff|lead|reliability|analytics).*engineer|technical lead|tech lead|architect|python|\bjava\b|hadoop|spark|\bsre\b|sdet/,
  not: /process developer|business develop|content developer|curriculum|course dev|real ?estate|civil|mechanical|builder|sales|training|trainer|faculty/,
});
const telecaller = work({
  is: /tele ?-?call|tell?[ey]?[ -]?call|tele ?-?sales|tele ?-?market|\bcallers?\b|calling|call cent(er|re)|(?<!non ?-? ?|semi )voice process|customer care|inside sales|tele ?-?exec/,
  near: /\bbpo\b|customer (support|service|relation)|outbound|lead gen|voice|counsel|sales exec/,
  not: /telecom|telemat|\bnsm\b|data|engineer|analyst/,
});
const dataEngineer = work({
  is: /data\W*(\w+\W+){0,3}engineer|\betl\b|engineer.{0,15}\bdata\b|big ?data (dev|arch|lead|spec)|data warehous/,
  near: /data (dev|arch|platform|integr|migrat|model|lake|pipeline|ops)|spark|hadoop|snowflake|databricks|informatica|\badf\b|talend|analytics engineer|big ?data/,
  not: /data ?base|data cent(er|re)|sales|business dev|recruit/,
});
const dataScientist = work({
  is: /data scien|machine learning sci|applied scien|decision scien/,
  near: /machine learning|\bml\b|\bai\b|deep learning|statistic|quantitative|data analy|analytics|\bnlp\b|computer vision|data engineer/,
  not: /writer|faculty|train(er|ing)|professor|tutor|counsel|sales|instructor/,
});
const marketer = work({
  is: /market(ing|er)\b/,
  near: /brand|\bseo\b|social media|growth|advert|market|content|campaign|\bpr\b|public relation/,
  not: /market (research|risk)|marketplace|stock market|share market|capital market|salesforce|market data|engineer|developer|scien|\bdata\b|tele|market analyst|markets|agency manager/,
});
const hospital: Grader = ({ title, company, text }) => {
  if (
    /hospital\b|hospitals\b|nurs(e|ing) ?(?!research|tutor)|\bdoctor|physician|surgeon|radiolog|cardiolog|\bot technic|ward boy|pharmacist|physiother|therapist|emergency care|medical officer|\bmbbs(?!.*review)|patient care|lab technic|phlebotom|dental|medical receptionist/.test(
      title,
    ) &&
    !/spa therap|steward|research|tutor|physician assistant|coding|coder|caller|billing|veterinar|data/.test(title)
  )
    return 2;
  if (/hospitals?\b|clinic\b|nursing home|diagnostic/.test(company)) return 2;
  return /health|medical|clinical|patient|nurs|pharma|hospitals?\b/.test(`${title} ${company}`) || /hospital/.test(text)
    ? 1
    : 0;
};
/** In a bank: its business, not its software. */
const inBank: Grader = ({ title, company, text }) => {
  const ofBank = /\bbank(s|ing)?\b|hdfc|icici bank|\bsbi\b|\baxis\b/.test(`${title} ${company}`);
  if (ofBank) return IT.test(title) ? 1 : 2;
  return /\bloans?\b|\bcredit (officer|manager|exec)|\bnbfc\b|\bcasa\b/.test(title) || /\bbank(s|ing)?\b/.test(text)
    ? 1
    : 0;
};
const notIn =
  (pattern: RegExp): Grader =>
  ({ title, places: where }) => {
    if (!pattern.test(where) && !pattern.test(title)) return where === '' ? 1 : 2;
    return /\|/.test(where) ? 1 : 0;
  };
/** Stated in the title; not stated is near. */
const inTitleOrOpen =
  (pattern: RegExp): Grader =>
  ({ title }) =>
    pattern.test(title) ? 2 : 1;

const rajasthan = inPlace(
  /rajasthan|jaipur|udaipur|jodhpur|\bkota\b|ajmer|bikaner|alwar|bhilwara|sikar|bhiwadi|neemrana|ganganagar|balotra|barmer|\bpali\b|beawar/,
);
const tricity = inPlace(/tricity|chandigarh|mohali|panchkula|zirakpur|kharar|sahibzada ajit singh/);
const backend = work({
  is: /back ?-?end(?! manage)|\bapi\b|(python|java|node(\.?js)?|php|go(lang)?|django|laravel|\.net|typescript|ruby|full ?-?stack) ?(software )?(dev|eng)/,
  near: /software|developer|\bsde\b|programmer|full ?-?stack|engineer/,
});

/**
 * Queries of an evaluator who had not read the search, its vocabulary nor any other set; asked on the third part of the
 * postings.
 */
export const thirdKinds: GradedKind[] = [
  kindOf('titles', {
    'medical coder': work({
      is: /medical cod|(hcc|denial|surgery|e\/m|ipdrg|ed|icd|cpc).{0,20}\bcod(er|ing)|coders?\b.{0,20}(cpc|vep|hcc|certif)|health ?care cod/,
      near: /\bcoders?\b|medical (bill|record|transcri|review|data)|\bar caller|\brcm\b|denial|claims/,
      not: /qlik|faculty|encoder/,
    }),
    'academic counsellor': work({
      is: /(academic|admissions?|student|education(al)?|study abroad|overseas|college|career|course|sales|senior|german) ?.{0,12}coun[sc]ell?or|(academic|admissions?|student|education(al)?|career|course|college|learning) (\w+ )?advis|^counsell?or|counsell?or.{0,4}(overseas|education)|(academic|admissions?) (officer|exec|assoc|consult)|study abroad/,
      near: /coun[sc]el(l?or|ing)|education (consult|sales)|admission|course advis/,
      not: /in-house|legal counsel|\bcounsel\b/,
    }),
    'secretary to director': work({
      is: /secretary|(executive|personal) assist|assistant to (the )?(md|ceo|founder|director|chairman|president|managing|vp|cxo)|\b(ea|pa) to\b|founder'?s office/,
      near: /\bea\b|office (assist|manag|admin|exec|coord)|admin(istrative)? (assist|exec|officer|manag)|chief of staff|front (office|desk)|reception/,
      not: /company secretary|assistant secretary|admin.*(network|system|database)|database|system admin/,
    }),
    'key account manager': accountManager,
    'cyber security analyst': any(
      work({
        is: /cyber|(information|info|it|network|cloud|endpoint|application|product) ?security|security (\w+ )?(analyst|engineer|operation|monitor|consult|architect|specialist)|\bsoc (analyst|l\d)|- soc\b|\bsiem\b|penetration|\bvapt\b|threat|ethical ?ha|\biam\b/,
        near: /security|\bsoc\b|fraud|firewall|vulnerab/,
        not: /guard|security (officer|super)|gpu|\bpnp\b|ai expert|sales|data engineer|director|software (dev|eng)|fire and|\bexpert - cyber|security guard|social security/,
      }),
      near(work({ is: /cyber/ })),
    ),
    'airport ground staff': work({
      is: /ground (staff|crew|handling|attend|&|and|duty)|airport|airlines? (jobs|hiring|staff|ground)|cabin crew|air hostess|airlines? jobs?/,
      near: /airline|ticketing|aviation|air ?port|\bcargo|travel|passenger|guest service/,
      not: /software|network|analyst|engineer|data/,
    }),
    'retail store manager': work({
      is: /(store|showroom|outlet|retail) (floor |assistant )?(manager|head|in ?-?charge|lead|super)|(?<!work)shop manager$|store managers|retail store manager|department manager|stores? incharge/,
      near: /store ?(exec|assoc|assist|keep|staff|officer)|fashion consult|retail(s)? (sales|assoc|merch|exec|and)|showroom|cashier|jio point|merchandis|area manager|visual merch/,
      not: /data|software|engineer|analyst|analytics/,
    }),
  }),
  kindOf('skills', {
    'kubernetes terraform': [skill(/kubernetes|\bk8s\b|\beks\b|\baks\b|\bgke\b/), skill(/terraform/)],
    'golang backend': [
      skill(/golang|\bgo[ -]lang|\bgo (dev|eng|prog)|(^|\| )go(?= \||$)/),
      work({
        is: /^(?!.*(data|devops|mlops|security|reliab|sdet|manager|director|scien|network)).*(software|developer|back ?-?end|\bsde\b|\bsse\b|engineer|programmer|golang)/,
        near: /engineer|developer|architect|lead|stack|scien/,
      }),
    ],
    'advanced excel vba macros': any(
      skill(/\bvba\b|\bmacros?\b|advanced? (ms )?-?excel|excel (vba|macro)|vlookup|pivot/),
      near(skill(/\bexcel\b/)),
    ),
    'selenium automation testing': [
      any(
        skill(/selenium|automation test|test automation|playwright|cypress|appium/),
        work({ is: /autom.*\b(test|qa)|(test|qa).*autom|\bsdet\b|development engineer in test/, near: /test|\bqa\b/ }),
      ),
      work({
        is: /test|\bqa\b|\bsdet\b|quality|automation/,
        near: /software|engineer|developer|analyst|consult/,
      }),
    ],
    'embedded c firmware': [
      skill(/embedd?ed|firmware|micro ?-?controller|\brtos\b|device driver|bare ?-?metal|\bbsp\b|\bemb sw|autosar/),
      work({
        is: /embedd?ed|firmware|software|\biot\b|hardware|electronics|system|c\+\+|\bhil\b|autosar|\bbsp\b|driver|wlan|\bemb |robot/,
        near: /engineer|developer|trainee|lead|intern/,
      }),
    ],
    'llm rag langchain': any(
      skill(
        /\bllms?\b|large language|lang ?-?chain|\brag\b|gen(erative)? ?-?ai|prompt eng|\bgpt|hugging ?face|agentic/,
      ),
      near(
        titled(/\bnlp\b|natural language|artificial intell|\bai\b|chat ?bot|machine learning|deep learning|data scien/),
      ),
    ),
    'google ads meta ads': any(
      all(
        skill(
          /google ads|adwords|(meta|facebook|fb|instagram) ads|\bppc\b|performance market|paid (media|search|social|ads)|\bsem\b|media buy|search engine market|digital ads|\bads (manag|special|expert|exec|market)|campaign manag/,
        ),
        work({ is: /market|\bads?\b|\bseo\b|\bppc\b|\bsem\b|campaign|digital|media/, near: /analy|growth|brand/ }),
      ),
      near(titled(/digital market|\bseo\b|social media|online market|ad operations|programmatic/)),
    ),
  }),
  kindOf('places', {
    'vizag jobs': inPlace(/vizag|vis[h]?akh?apatnam/),
    'tricity marketing jobs': [
      work({
        is: /market(?!place)|\bseo\b|social media|brand|search engine/,
        near: /sales|business dev|content|growth/,
      }),
      tricity,
    ],
    'trivandrum software developer': [programmer, inPlace(/trivandrum|thiru?van|technopark/)],
    'sales jobs rajasthan': [works.sales, rajasthan],
    'greater noida': any(inPlace(/greater noida|\bgr\.? noida/), near(places.noida)),
    'data analyst cochin': [works.dataAnalyst, places.kochi],
    'customer support navi mumbai': [
      work({
        is: /customer (care|support|service|relation|acqui|exec)|call cent(er|re)|\bbpo\b|(?<!in)voice|tele ?-?call|client support|\bcce\b|chat support/,
        near: /support|process (assoc|exec)|tele|back ?office|customer/,
        not: /data|engineer|developer|scien|analyst|machine/,
      }),
      any(places.naviMumbai, near(places.mumbai)),
    ],
  }),
  kindOf('abbreviations', {
    hrbp: work({
      is: /hrbp|(\bhr\b|human resources?|people).{0,3}(business )partner/,
      near: /\bhr\b|human resource|talent|people/,
    }),
    'ar caller': work({
      is: /\bar (caller|calling|assoc|exec)|ar callers?|healthcare ar|medical bill|\brcm\b|denial.*(manage|call)/,
      near: /receivable|voice|call|us health|\bbpo\b|medical cod|billing|collection/,
      not: /recall|data analyst/,
    }),
    'ba hyd': [works.businessAnalyst, places.hyderabad],
    'sde intern': [intern, programmer],
    'smm exec': work({
      is: /social media|\bsmm\b|\bsmo\b|instagram|facebook/,
      near: /digital market|content|influencer|communit|\bseo\b|online market/,
      not: /ficc/,
    }),
    'asst prof': work({
      is: /professor|lecturer|guest faculty|faculty member|\bprof\b/,
      near: /faculty|teach|tutor|educator|instructor|academic|dean|chancellor|train(er|ing)/,
    }),
    'p2p o2c r2r': financeProcess,
  }),
  kindOf('Hinglish', {
    'phone pe baat karne ka kaam': phoneWork,
    'mumbai mein accounts ki naukri': [works.accountant, places.mumbai],
    'ghar baithe typing ka kaam': [works.dataEntry, atHomeOrCutOff],
    'hr ki job bina experience': [hrWork, forFreshers],
    'pune me coding wali job': [programmer, places.pune],
    'hospital me naukri': hospital,
    'khana banane ka kaam': chefs,
  }),
  kindOf('Devanagari', {
    'सिविल इंजीनियर': work({
      is: /civil|site engineer|structural|\bboq\b|quantity survey/,
      near: /construction|survey|highway|\bbim\b|site (manager|superv|in ?-?charge)|estimat|interior|building|project engineer/,
      not: /fire and|\bmep\b - site engineer,system|website|sitecore|reliability|marketing|analytics|data|software|wind|civil serv|web ?site/,
    }),
    'टेलीकॉलर दिल्ली': [telecaller, any(places.delhi, near(places.ncr))],
    'हैदराबाद में डाटा इंजीनियर': [dataEngineer, places.hyderabad],
    'बैंक में नौकरी': inBank,
    'नागपूर मध्ये नोकरी': places.nagpur,
    'ग्राफिक डिज़ाइनर फ्रेशर': [graphicDesigner, forFreshers],
    'डिलीवरी बॉय': work({
      is: /deliver(y|ies) (boy|exec|partner|assoc|agent|rider|person|staff|man|driver|job)|\brider\b|courier|biker/,
      near: /\bdriver|logistic|picker|packer|dispatch|warehouse|loader|helper|office boy/,
      not: /service delivery|software|rider analytic|data|scientist|analyst|driver (dev|soft|plat)|engineer|manager/,
    }),
  }),
  kindOf('misspelt', {
    'intirior desinger': interiorDesigner,
    'mechnical enginer': mechanical,
    'machin lerning hydrabad': [works.machineLearning, places.hyderabad],
    'socail media manger': work({
      is: /social media.*(manag|head|lead|strateg)|(manag|head).*social media/,
      near: /social media|digital market.*manag|\bsmm\b|community manag|content manag/,
    }),
    'recrutier bangalor': [recruiter, places.bengaluru],
    'vedio editer': videoEditor,
    'buisness develpment exicutive mumbay': [works.businessDeveloper, places.mumbai],
  }),
  kindOf('ways of working', {
    'part time jobs for students': any(
      stated(/part[ -]*(time|full)/),
      near(any(stated(/freelanc|student|1-2 hours/), intern)),
    ),
    'night shift us process': any(
      stated(/night (shift|process|mode)|\bus (shift|process)|uk (shift|process)|rotational shift/),
      titled(
        /\bnight\b|\bus (market|health ?care|voice|customer|inside|sales|(technical |it |non it )?recruit|mortgage|bpo)|\b(us|uk|usa) .{0,30}(process|shift)/,
      ),
      near(titled(/international|\bar caller|(?<!in)voice|\bbpo\b|\bus[a]?\b|\buk\b/)),
    ),
    'remote backend developer': [backend, atHome],
    'contract basis data jobs': [
      work({ is: /data|analyst|analytics|scien|machine learning|\bbi\b|etl/ }),
      any(
        work({
          is: /contract(?!s)|\bc2h\b|c2c|third party payroll|on .{0,12}payroll|freelanc|months contract|fixed term/,
        }),
        near(stated(/contract|payroll/)),
        near(work({ is: /data|analy/ })),
      ),
    ],
    'non voice process fresher': [nonVoice, forFreshers],
    'wfh hr recruiter': [hrWork, atHomeOrCutOff],
    'immediate joiner data engineer': [
      dataEngineer,
      inTitleOrOpen(/immediate|immidiate|early join|urgent|asap|(0 ?-|to) ?(15|20|30) days|walk ?-?in|quick/),
    ],
  }),
  kindOf('qualification', {
    'qualified ca jobs': work({
      is: /^(?!.*(pursuing|trainee|article|semi|writer)).*(chart(er)?ed acc|\bca\b|cost accountant|\bcma\b)/,
      near: /\bca\b|audit|\btax|accountant|finance|account(s|ing)|treasury|\bgst\b/,
      not: /lead- ca|canada|california|account manager|developer|(to|customer) ca\b/,
    }),
    'bca mca software developer': [qualified(/\bmca\b|\bbca\b/), programmer],
    'phd data scientist': [
      dataScientist,
      qualified(/ph\.? ?d\b|(?:any )?doctorate in|any doctorate/, { isDegree: false }),
    ],
    'iit iim analyst': [
      work({ is: /analyst|analytics|business|product|strateg|consult/, near: /data|scien|manager/ }),
      any(stated(/\biit\b|\biim\b|\bnit\b|\bisb\b|\bbits\b|premier|tier ?-?1/), near(work({ is: /analy/ }))),
    ],
    'b.tech fresher jobs': [
      any(
        stated(/b\.? ?tech|b\.e\b|\bbe\b\/|engineering graduate|graduate engineer/),
        titled(/engineer(?!.*sales)|software|developer|programmer|devops|data scien|machine learning|\bml\b/),
        near(titled(/analyst|technical|\bit\b|technolog|\bqa\b|test/)),
      ),
      forFreshers,
      titleWithout(/process developer|business develop|content developer|recruit|\bhr\b|sales|portfolio/),
    ],
    'b.pharm m.pharm jobs': work({
      is: /pharmac|drug (safety|discovery)|^(?!.*business analyst).*clinical (data|research|trial)|cod(er|ing).*pharm|regulatory affairs|medicinal chem|\bpv\b assoc/,
      near: /pharm|clinical|medical (cod|rep|writ|billing)|life ?science|bio(tech|chem|med|inform)|chemist|drug|\bheor\b/,
      not: /software|engineer|tele ?call|talent/,
    }),
    'msc statistics': [
      any(
        stated(/statistic|biostat|econometric/),
        near(stated(/data scien|predictive|quantitative|\bsas\b|modell?ing/)),
      ),
      work({
        is: /analy|statist|scien|research|model|quant|actuar|econom|insight/,
        near: /data|risk|consult|machine|engineer/,
      }),
    ],
  }),
  kindOf('pay', {
    'telecaller 20k salary': [telecaller, paysAtLeast(20_000)],
    'software developer 15 lpa+': [programmer, paysAtLeast(125_000)],
    'hr executive 25k-30k': [hrWork, paysWithin(25_000, 30_000)],
    'sales 50000 per month': [works.sales, paysAtLeast(50_000)],
    'video editor 3 to 4 lakh per year': [videoEditor, paysWithin(25_000, 33_333)],
    'delhi me 30 hazar salary wali job': [any(places.delhi, near(places.ncr)), paysAtLeast(30_000)],
    'data scientist 25 lakh package': [dataScientist, paysAtLeast(208_333)],
  }),
  kindOf('companies', {
    'tcs data jobs': [
      atCompany(/tata consultancy|\btcs\b/),
      work({ is: /data|analy|machine|intelligence|\bai\b|hadoop|spark/, near: /python|developer|architect|engineer/ }),
    ],
    'jp morgan java': [atCompany(/jp ?morgan|j\.p\. ?morgan|chase bank/), skill(/\bjava\b/)],
    wallmart: atCompany(/walmart/),
    'amazon hyd': [atCompany(/amazon/), places.hyderabad],
    'icici sales manager': [atCompany(/icici/), works.salesManager],
    'big 4 analyst': [
      atCompany(/deloitte|kpmg|pwc|pricewaterhouse|ernst|^ey\b|e&y|\bey (global|gds)/),
      work({ is: /analyst/, near: /analytics|consult|associate|data|scien|advis/ }),
    ],
    lti: any(
      atCompany(/\blti\b|ltimindtree|lti ?-?mindtree|larsen (&|and) toubro infotech|l&t infotech/),
      near(atCompany(/mindtree|l&t|larsen/)),
    ),
  }),
  kindOf('long', {
    'fresher looking for data analyst job in pune or mumbai, know sql excel power bi': [
      works.dataAnalyst,
      any(places.pune, places.mumbai),
      forFreshers,
      any(skill(/\bsql\b|excel|power ?bi|tableau|data anal/), near(works.dataAnalyst)),
    ],
    'work from home data entry job for housewife no investment part time': [works.dataEntry, atHomeOrCutOff],
    'senior data engineer spark azure databricks 8 years experience hyderabad': [
      dataEngineer,
      skill(/spark|databricks|data bricks/),
      skill(/azure/),
      places.hyderabad,
      forYears(8),
    ],
    'business development executive edtech company gurgaon delhi noida fresher with good incentive': [
      work({ is: /business dev|\bbd[ema]\b|sales|counsel/, near: /market|lead gen|growth|client acqui|relationship/ }),
      places.ncr,
      forFreshers,
      edtech,
    ],
    'react and node js developer with 2 years experience remote or bangalore': [
      skill(/react|mern/),
      skill(/node|mern/),
      programmer,
      any(atHome, places.bengaluru),
      forYears(2),
    ],
    'manual and automation tester 3 years experience in chennai bangalore or hyderabad': [
      softwareTester,
      any(places.chennai, places.bengaluru, places.hyderabad),
      forYears(3),
    ],
    'graphic designer or video editor job in delhi ncr salary 20000 to 30000': [
      any(graphicDesigner, videoEditor),
      places.ncr,
      paysWithin(20_000, 30_000),
    ],
  }),
  kindOf('exclusions', {
    'full stack developer not .net': [works.fullStack, without(/\.net|dot ?net|\bc#/)],
    'software engineer except bangalore': [programmer, notIn(/bengal[ou]+ru|bangal|whitefield|koramangala/)],
    'data engineer -accenture': [dataEngineer, without(/accenture/)],
    'engineer jobs non it': all(
      work({
        is: /(civil|mechanical|electrical|electronics?|site|project|production|maintenance|quality|service|field|chemical|structural|design|process|plant|hvac|instrument|automobile|manufactur\w*|industrial|safety|piping|sales|dcs|robot|solar|telecom|billing|resident|utility|tooling|shift) ?\w* ?engineer|engineer.{0,25}(civil|mechanical|electrical|trainee|production)|engineer trainee|graduate engineer/,
        near: /engineer|technician|draft|draught/,
        not: /software|data|devops|developer|cloud|full ?-?stack|machine learning|\bml\b|\bai\b|python|java|\bqa\b|test autom|site reliab|reliability|network|security|system(s)? engineer|platform|back ?-?end|front ?-?end|\bsde\b|engineering manager|prompt|nlp|support engineer|computer vision|image|deep learning|analytics|big ?data|\betl\b|inside sales|identity|founding|ssd|solutions? engineer|\bui\b|\bsw\b|service desk|professor|desktop|saas/,
      }),
      ({ skills }) => (/\b(python|java|sql|javascript|devops|aws|big data|machine learning)\b/.test(skills) ? 1 : 2),
    ),
    'marketing but no sales': [marketer, without(/\bsales(?! ?force)/)],
    'designer jobs except graphic': [
      work({
        is: /^(?!.*engineer).*(designer|\bu[ix]\b|design(ing)?\b)/,
        near: /(mechanical|product|structural|industrial|piping|interior|hvac|lead|junior) design engineer|creative|artist|illustrat|animat|(interior|junior|landscape) architect|draft|draught/,
        not: /analyst|software|machine|reliability|\bml\b|\bai\b|cloud|\baws\b|enterprise|process design|data(?! visual)|developer|application designer|solution designer|system design|verification|research|prompt|tester|trainer/,
      }),
      titleWithout(/graphic/),
    ],
    'data scientist not senior': [
      dataScientist,
      titleWithout(/senior|\bsr\b|\blead|principal|\bhead|manager|director|\bvp\b|president|chief|\bstaff\b/),
    ],
  }),
  kindOf('signs and PIN', {
    'c++/linux developer': [skill(/c\+\+/), skill(/linux|unix/), programmer],
    '.net core (c#)': [skill(/\.net|dot ?net|\bc#|asp\.?net/), programmer],
    'ui/ux': work({
      is: /^(?!.*(software|engineer|developer|research)).*(\bux\b|\bui ?[/&+-] ?ux|\bui (\w+ )?design|product designer|user (experience|interface) design|interaction design|web ?(site)? ?design)/,
      near: /\bui\b|design|front ?-?end|user (experience|interface)/,
      not: /tester|prompt|design pattern|process design|quality|(structural|electrical|mechanical|piping|hardware|logic|hvac|network|rf|interior|fashion) design/,
    }),
    'r&d': work({
      is: /\br ?(&|and|n) ?d\b|research (&|and) development/,
      near: /research|(?<!data )scientist|chemist|innovation|product develop|formulation|r&d/,
      not: /sales|business analyst/,
    }),
    'business analyst 122002': [works.businessAnalyst, places.gurugram],
    'customer care - 201301': [works.customerService, places.noida],
    'node.js + mongodb': [skill(/node/), skill(/mongo|mern|mean stack/), programmer],
  }),
];
