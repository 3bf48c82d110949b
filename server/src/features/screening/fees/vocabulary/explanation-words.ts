import { foldedWords } from '../../text/fold-characters.ts';

/** Verbs at the start of a clause that describe work with other people's money; `takingVerbs` only if the clause names a payer. */
export const workVerbs = foldedWords(
  `help guide tell explain remind counsel convince enrol enroll sell deliver promote issue assist support answer handle process prepare manage
  maintain reconcile record calculate compute verify inform train onboard count tally print post raise generate generating create follow accept count recover pitch market
  respond hand distribute announce review schedule negotiate procure disburse refund invoice bill tally report inspect stock dispatch forward pack unload drive repair install stitch cook clean greet attend reply update file compile draft analyse analyze examine assess evaluate supervise recommend advise enter photocopy escort guard weigh measure price quote cut teach coordinate monitor audit educate canvass supervise operate run serve visit`,
);
export const takingVerbs = foldedWords(
  'take get ask receive collect book fill charge check keep scan open deposit rent let give return refund give bill submit',
);
/** Verbs in the third person for handling money at work. */
export const workForms = foldedWords(
  `takes collects accepts receives issues prints gives checks counts verifies enters handles manages returns refunds bills deposits opens sells explains
  charges books keeps records posts prepares processes tallies lena leta leti lete`,
);
export const ours = foldedWords('our my hr hamara hamari hamare');
/** Words that may be before the verb of a clause: 'You will', 'Your job is to', 'Duties:'. */
export const workIntroductions = foldedWords('duties duty responsibilities role work tasks job profile responsible');
/** Verbs for receiving money, not for paying it. */
export const takes = foldedWords('take takes collect lena leta leti lenge lega legi leke lekar लेकर लेती लेते लेगी लेंगे lene');
export const ownPeople = foldedWords(
  `candidate candidates applicant applicants you your joinee joinees joiner joiners fresher freshers trainee trainees worker workers aspirant aspirants
  selected shortlisted aap aapse apse उम्मीदवार उम्मीदवारों आप आपसे us our hr everyone everybody all person persons people salary first employees employee labour labourers labours`,
);
export const keep = foldedWords('khana khane khaana mess canteen bus hostel room kamra खाना खाने मेस कैंटीन');
export const owners = foldedWords('their his her unka unki unke उनका उनकी उनके');
export const determiners = foldedWords('each every the our all new walk in any these those both their its a an other');

/** Parties that pay costs instead of job seekers. */
export const costPayers = foldedWords(
  `company employer firm hospital hotel school college factory trust institute organisation organization bank plant group client clients department we
  agency owner management contractor thekedar seth malik govt government airline hum ham एजेंसी ठेकेदार कंपनी अस्पताल हम स्कूल संस्था`,
);
export const costVerbs = foldedWords(
  `pays pay bears bear covers cover refunds refund reimburses reimburse sponsors sponsor deposits deposit spends meets arranges uthati uthayegi uthata
  uthate uthayenge deti degi dei bharti bharegi bharenge bhejenge भरेंगे उठाएंगे उठाएगा उठाएगी उठाती उठाता उठाते देती देगी देगा भरती भरेगी`,
);
export const costPayerFillers = foldedWords(
  'will shall fully also always itself hi khud ही खुद खर्च खर्चा kharch kharcha ka का सारा saara sab सब poora pura the full',
);

/** Events that make a sum due later, such as a breach or damage: not a condition of hiring. */
export const breaches = foldedWords(
  `leave leaves leaving leaver neglect resign resigns resigning resignation quit quits quitting discontinue discontinues discontinued abscond absconding break breaks breaking breach
  lost lose loses losing loss damage damages damaged damaging misplace misplaced penalty penalties fine fined replacement replaced repay repays repaid
  chhodne chhoda chhode chhodte todne tutne छोड़ने छोड़ा छोड़े टूटने खोने नुकसान jurmana जुर्माना forfeited forfeits late unreturned billed`,
);
/** Also used for deducting a fee from pay. */
export const recoveries = foldedWords('recovered recoverable recover recovers');
export const options = foldedWords('optional opt opts opting voluntary voluntarily chaho chahein ichchhuk ऐच्छिक');
export const choices = foldedWords('stay stays use uses live lives opt opts want wants wish wishes prefer prefers');
export const notes = foldedWords('note notes enter write writes keep prints counts checks check');
export const claims = foldedWords(
  'claim claims claimed claimable reimburse reimburses reimbursed reimbursement reimbursements reimbursable bills',
);
/** Costs of travel or work: their reimbursement is not the refund of a fee. */
export const journeys = foldedWords(
  'travel travelling fare fares taxi cab bus train ticket tickets petrol fuel toll bill bills voucher vouchers kiraya bhada किराया भाड़ा relocation lodging conveyance',
);
