import type { InvitedGroup } from '../attribute-lexemes.ts';
import { type FoldedTexts, hasStatement, type Rule } from './find-statement.ts';

const women = '(?:females?|women|ladies|lady|girls?)';
const disabled =
  '(?:persons?|people|candidates?|individuals?) with (?:disabilit(?:y|ies)|special needs)|(?:differently|specially)[ -]abled|divyang(?:jan)?|physically (?:challenged|handicapped)|pwds?|disabled|disable persons?';
const served = String.raw`ex[ -]?service ?(?:man|men|woman|women)|ex[ -](?:army|defen[cs]e|military|navy|air ?force|para ?military|bsf|crpf)\b|retired (?:army|defen[cs]e|military|navy|air ?force|jco|nco)|(?:army|defen[cs]e|military) veterans?`;
const toApply = String.raw`(?: (?:and|or) \w{1,12})? (?:candidates?|applicants?|persons?|people|professionals?|employees?|only|preferred|(?:can|may|are|is|should)\b)`;
const onlyFor =
  '(?:only(?: for)?|exclusively for|hiring(?: for)?|openings? for|jobs? for|drive for|reserved for|preferably|prefer(?:ence to)?)';

const rules: readonly Rule<InvitedGroup>[] = [
  {
    value: 'women-returning',
    named:
      /\breturnship\b|\b(?:women|woman|female|mothers?|moms?) return(?:ing|ers?|ees?)\b|\breturning (?:women|mothers?|moms?|to work|professionals?)\b|\b(?:career|work) ?(?:break|gap)s?\b|\bre-?start(?:ing)? (?:(?:her|your|their|a|the) )?careers?\b|\b(?:second|2nd) (?:career|innings)\b|\bback to work\b|\bre-?(?:join|enter)(?:ing)? (?:the )?workforce\b/g,
    described:
      /\breturnship\b|\b(?:women|woman|female|mothers?|moms?) return(?:ing|ers?|ees?)\b|\breturning (?:women|mothers?|moms?|to work|to the workforce)\b|\b(?:after|with|from|on|had|taken|following) (?:an? )?(?:\w{1,12} )?(?:career|work) (?:break|gap)s?\b(?! (?:will|are|is|of more))|\bcareer (?:break|gap) (?:candidates?|women|professionals?|accepted|welcome|allowed|ok)\b|\bre-?start(?:ing)? (?:her|your|their|a|the) careers?\b|\bre-?(?:join|enter)(?:ing)? (?:the )?workforce\b/g,
  },
  {
    value: 'women',
    named: new RegExp(
      String.raw`(?<!male ?(?:/|&|and|or|,|-) ?)(?:\b(?:fe ?males?|housewi(?:fe|ves)|home ?makers?)\b(?! ?(?:/|&|and|or|,|-) ?males?\b)(?! (?:ward|hostel|hygiene|health))|\b${onlyFor} ${women}\b|\b${women}(?: candidates?| applicants?| only| preferred|['’]?s only| professionals?)\b|\((?:${women}|woman)\)|\blady (?=[a-z])(?!finger|bird|shri|irwin|hardinge|wear)|\b(?:women|diversity) (?:hiring|hire|drive|candidates?)\b)`,
      'g',
    ),
    described:
      /(?<!male ?(?:\/|&|and|or|,|-) ?)(?:\b(?:females?|women|ladies)(?: candidates?| applicants?)?(?: (?:are|is|will be|would be|only|can|may|strongly|highly|especially)){0,3} (?:only|preferred|encouraged|welcome|required|needed|apply|given preference)\b|\b(?:only|preferably|prefer) (?:for )?(?:females?|women|ladies)\b(?! ?(?:\/|&|and|or) ?males?)|\b(?:females?|women|lady) (?:candidates?|applicants?)\b|\bgender ?[:-] ?females?\b(?! ?(?:\/|&|and|or))|\bdiversity (?:hiring|hire|candidates?)\b|\bfor (?:women|ladies|females) only\b)/g,
  },
  {
    value: 'disabled',
    named: new RegExp(
      String.raw`\b(?:differently|specially)[ -]abled\b|\bdivyang(?:jan)?\b|\b(?:persons?|people|candidates?) with disabilit(?:y|ies)\b|\bphysically (?:challenged|handicapped)\b|\((?:for )?pwds?\)|\b${onlyFor} (?:${disabled})\b|\b(?:pwds?|disabled|disable|disability)(?: candidates?| persons?| hiring| applicants?| drive)\b`,
      'g',
    ),
    described: new RegExp(
      String.raw`\b${onlyFor} (?:${disabled})\b|\b(?:${disabled})${toApply}(?! (?:are|is) (?:protected|entitled))`,
      'g',
    ),
  },
  {
    value: 'veterans',
    named: new RegExp(String.raw`\b(?:${served})|\b(?:for|hiring) veterans\b|\bveterans (?:preferred|only)\b`, 'g'),
    described: new RegExp(
      String.raw`\b(?:${served})|\bveterans(?: are)?(?: strongly)? (?:preferred|welcome|encouraged)\b`,
      'g',
    ),
  },
];

/**
 * Reads which groups a vacancy especially invites. A statement of equal opportunity, which names characteristics that make
 * no difference, invites none.
 */
export function readInvitedGroups({ fields, title, description }: FoldedTexts): InvitedGroup[] {
  return rules
    .filter(
      ({ named, described }) =>
        hasStatement(title, named) ||
        hasStatement(fields, named) ||
        (described && hasStatement(description, described)),
    )
    .map(({ value }) => value);
}
