/** Degrees by the names of this portal, with their wordings. Those with few letters count only in capitals. */
const degrees: readonly [name: string, wording: string, exact?: string][] = [
  ['Ph.D', 'ph\\.? ?d\\b|doctorate|doctor of philosophy'],
  ['Pharm.D', 'pharm\\.? ?d\\b|doctor of pharmacy'],
  ['M.Phil', 'm\\.? ?phil\\b'],
  ['MBA', 'm\\.?b\\.?a\\b|masters? (?:of|in) business administration|एमबीए|एम\\.बी\\.ए'],
  ['PGDM', 'p\\.?g\\.?d\\.?b?\\.?m\\b|post ?graduate diploma in (?:business )?management'],
  [
    'PG Diploma',
    'pg ?d(?:iploma|ca)\\b|p\\.?g\\.?d\\.?c\\.?a\\b|pgdh?rm?m?\\b|post[- ]?graduate diploma|p\\.g\\. diploma',
  ],
  ['MCA', 'm\\.? ?c\\.? ?a\\b|masters? (?:of|in) computer applications?|एमसीए'],
  ['M.Tech', 'm\\. ?tech\\b|mtech\\b|m tech\\b|masters? of technology|एम\\.टेक'],
  ['M.E.', 'masters? of engineering', '(?<![\\w.])M\\. ?E\\.?(?![\\w])|(?<![\\w.])ME\\b(?= (?:in|\\()| -)'],
  ['B.Tech', 'b\\. ?tech\\b|btech\\b|b tech\\b|bachelors? (?:of|in) technology|बी\\.? ?टेक|b\\.?tech/b\\.?e'],
  ['B.E.', 'bachelors? (?:of|in) engineering', '(?<![\\w.])B\\. ?E\\.?(?![\\w])|(?<![\\w.])BE\\b'],
  ['M.Com', 'm\\.? ?com\\b|masters? (?:of|in) commerce|एम\\.? ?कॉम'],
  ['B.Com', 'b\\.? ?com\\b|bachelors? (?:of|in) commerce|बी\\.? ?कॉम|बीकॉम'],
  ['B.Sc Nursing', 'b\\.? ?sc\\.? ?[([-]?(?: in)? ?nursing|bachelors? of science in nursing'],
  ['M.Sc', 'm\\.? ?sc\\b|masters? (?:of|in) science|एम\\.? ?एससी'],
  ['B.Sc', 'b\\.? ?sc\\b|bachelors? (?:of|in) science|बी\\.? ?एससी|बीएससी'],
  ['BCA', 'b\\.? ?c\\.? ?a\\b|bachelors? (?:of|in) computer applications?|बीसीए'],
  ['BBA', 'b\\.? ?b\\.? ?a\\b|bachelors? (?:of|in) business administration|बीबीए'],
  ['BMS', 'b\\.?m\\.?s\\b|bachelors? of management studies'],
  ['B.Ed', 'b\\.? ?ed\\b|bachelors? (?:of|in) education|बी\\.? ?एड'],
  ['M.Ed', 'm\\.? ?ed\\b|masters? (?:of|in) education'],
  ['D.El.Ed', 'd\\.? ?el\\.? ?ed\\b|d\\.? ?ed\\b|डी\\.? ?एल\\.? ?एड'],
  ['B.Pharma', 'b\\.? ?pharm(?:a|acy)?\\b|bachelors? (?:of|in) pharmacy'],
  ['M.Pharma', 'm\\.? ?pharm(?:a|acy)?\\b|masters? (?:of|in) pharmacy'],
  ['D.Pharma', 'd\\.? ?pharm(?:a|acy)?\\b|diploma in pharmacy'],
  ['B.Arch', 'b\\.? ?arch\\b|bachelors? (?:of|in) architecture'],
  ['B.Des', 'b\\.? ?des\\b|bachelors? (?:of|in) design'],
  ['LLB', 'll\\.? ?b\\b|bachelors? of laws?'],
  ['LLM', 'll\\.? ?m\\b|masters? of laws?'],
  ['MBBS', 'm\\.?b\\.?b\\.?s\\b'],
  ['BDS', 'b\\.?d\\.?s\\b|bachelors? of dental surgery'],
  ['BAMS', 'b\\.?a\\.?m\\.?s\\b'],
  ['BPT', 'b\\.?p\\.?t\\b|bachelors? (?:of|in) physiotherapy'],
  ['GNM', 'g\\.?n\\.?m\\b|general nursing'],
  ['ANM', 'a\\.?n\\.?m\\b'],
  ['BHM', 'b\\.?h\\.?m(?:\\.?c\\.?t)?\\b|bachelors? (?:of|in) hotel management'],
  ['BFA', 'b\\.?f\\.?a\\b|bachelors? of fine arts'],
  ['BSW', 'b\\.?s\\.?w\\b|bachelors? of social work'],
  ['B.P.Ed', 'b\\.? ?p\\.? ?ed\\b'],
  ['BMLT', 'b\\.?m\\.?l\\.?t\\b'],
  ['BHMS', 'b\\.?h\\.?m\\.?s\\b'],
  ['B.Voc', 'b\\.? ?voc\\b|bachelors? of vocation'],
  ['B.Lib', 'b\\.? ?lib(?:\\.? ?i?\\.?sc)?\\b'],
  ['MSW', 'm\\.?s\\.?w\\b|masters? of social work'],
  ['CA Inter', 'c\\.?a\\.?[ -]*\\(?(?:inter(?:mediate)?|ipcc?)\\b'],
  ['CA Foundation', 'c\\.?a\\.?[ -]*\\(?(?:foundation|cpt)\\b'],
  ['CA', 'chartered accountan(?:t|cy)', '(?<![\\w.])CA\\b(?![\\w.]|, )'],
  ['CS', 'company secretary'],
  ['CMA', 'i\\.?c\\.?w\\.?a\\.?i?\\b|cost (?:and management )?accountant', '(?<![\\w.])CMA\\b'],
  [
    'M.A',
    'masters? (?:of|in) arts|एम\\.? ?ए\\.?(?![\\p{L}\\p{M}])',
    '(?<![\\w.])M\\. ?A\\.?(?![\\w])|(?<![\\w.])MA\\b(?! \\d)',
  ],
  [
    'B.A',
    'bachelors? (?:of|in) arts|बी\\.? ?ए\\.?(?![\\p{L}\\p{M}])|बीए(?![\\p{L}\\p{M}])',
    '(?<![\\w.])B\\. ?A\\.?(?![\\w])|(?<![\\w.])BA\\b',
  ],
  ['ITI', 'industrial training institute|आईटीआई', '(?<![\\w.])I\\.?T\\.?I\\.?(?![\\w])'],
  ['Diploma', 'diploma\\b|polytechnic diploma|डिप्लोमा', '(?<![\\w.])(?:DME|DCE|DEE|DECE|DMLT|A?DCA|DHM|DRT)\\b'],
  [
    '12th',
    '12 ?th\\b|(?:class|std\\.?|standard|grade)[ -]*(?:12\\b|xii\\b)|h\\.? ?s\\.? ?c\\b|higher secondary|intermediate\\b|p\\.?u\\.?c\\b|\\+ ?2\\b|10 ?\\+ ?2|senior secondary|sr\\.? secondary|plus two|pre[- ]university|h\\.?s\\.?s\\.?l\\.?c\\b|uchha? ?madhyamik|twelfth|i\\.sc\\b|i\\.com\\b|(?<=^|[\\t•] ?)inter(?! ?college| ?school|[-\\p{L}])|12वीं|बारहवीं|इंटरमीडिएट|हायर सेकेंडरी',
    '\\bX(?:II|ll)(?:th)?\\b|(?<=^|[\\t•] ?)(?:ISC|I\\.A\\.|H\\.?S\\.?(?= ?(?:\\t|\\(|$)))(?![\\w.])',
  ],
  [
    '10th',
    '10 ?th\\b|(?:class|std\\.?|standard|grade)[ -]*(?:10\\b|x\\b)|s\\.? ?s\\.? ?l\\.? ?c\\b|s\\.? ?s\\.? ?c\\b|matric(?:ulation)?\\b(?! (?:hr|higher|school|hss))|high school\\b|secondary school certificate|h\\.?s\\.?l\\.?c\\b|madhyamik|tenth|10वीं|दसवीं|हाई ?स्कूल|मैट्रिक',
    '\\bX(?:th)?(?= |$|\\t|\\()|(?<=^|[\\t•] ?)ICSE(?!\\w)',
  ],
  ['8th', '8 ?th\\b|viii(?:th)?\\b|eighth|8वीं|आठवीं'],
];

const patterns = degrees.map(([name, wording, exact]) => ({
  name,
  wording: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${wording})\\.?`, 'iu'),
  exact: exact === undefined ? undefined : new RegExp(exact, 'u'),
}));
const SHORT_SECONDARY = /(?:^|[\t(•] ?)secondary(?: school| education)?\b/i;

export interface FoundDegree {
  name: string;
  index: number;
  text: string;
}

/** Finds the first degree or school leaving certificate that a text names. */
export function findDegree(text: string): FoundDegree | undefined {
  let first: FoundDegree | undefined;
  for (const { name, wording, exact } of patterns) {
    for (const pattern of exact ? [wording, exact] : [wording]) {
      const found = pattern.exec(text);
      // Of two at one place the first of the list is the more exact one.
      if (found && (!first || found.index < first.index)) first = { name, index: found.index, text: found[0] };
    }
  }
  const secondary = first ? undefined : SHORT_SECONDARY.exec(text);
  return secondary ? { name: '10th', index: secondary.index, text: secondary[0] } : first;
}
