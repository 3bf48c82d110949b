/** Words of conditions as sources of patterns, in folded text; see `find-conditions.ts`. */

/** Persons of one sex. */
export const one =
  '(?:females?|males?|girls?|boys?|women|woman|men|ladies|lady|gents|gent|ladkiya|ladkiyan|ladkiyaan|ladkiyon|ladki|ladke|ladko|ladkon|larki|larkiya|larkiyan|larke|larko|aurat|auratein|auraton|mahila|mahilaye|mahilaon|mahilao|mahilayen|purush|purushon)';
/** What joins one sex to the other, before and after it: "male or female only" is no condition, "for women only" is. */
export const joined = String.raw`(?:\b(?:and|or|aur|ya)|[/&]) ?`;
export const joins = String.raw`\s{0,3}[/&]|\s{1,3}(?:and|or|aur|ya)\b`;
export const faith =
  '(?:hindus?|muslims?|musalman|islamic|christians?|isai|sikhs?|jains?|buddhists?|parsis?|brahmins?|brahmans?|brahmin community|rajputs?|marwaris?|baniyas?|yadavs?|jats?|patels?|upper caste|general caste|general category|higher caste|high caste|forward caste|lower caste|same caste|savarna)';
/** Groups that the law may prefer: only their exclusion is a condition. */
export const reserved =
  '(?:dalits?|harijans?|adivasis?|reserved category|reserved caste|sc ?[/, &-]{1,3} ?st(?: ?[/, &-]{1,3} ?obc)?|(?:sc|st|obc) (?:and|or|aur|ya) (?:sc|st|obc)|obcs?)';
export const anyFaith = `(?:${faith}|${reserved})`;
/** Work in a home or for a family, for which a faith is named as a condition: 'Brahmin cook', 'Jain maharaj'. */
export const homeWork =
  '(?:cooks?|rasoiya|rasoiye|maharaj|chefs?|maids?|bai|nanny|nannies|ayah?|caretakers?|drivers?|guards?|watchm[ae]n|chowkidar|servants?|naukar|helpers?|housekeepers?|house keepers?|attendants?|nurses?|teachers?|tutors?|receptionists?|accountants?|managers?|salesm[ae]n|peons?|office boys?|babysitters?|couples?|family|families|house ?wives)';
export const excluded =
  '(?:not allowed|not eligible|not considered|not accepted|not hired|not welcome|not required|not needed|need not apply|do not apply|don.?t apply|please excuse|excuse|kindly excuse|can ?not apply|cannot apply|may not apply|should not apply|shall not apply|stay away|will be rejected|(?:are|is|will|would|shall)(?: be)? not (?:be )?(?:allowed|eligible|considered|accepted|hired|welcome|entertained|preferred|taken|shortlisted|called)|apply na ka?re|apply na karein|apply mat kar|aavedan na kar|na apply|nahi chahiye|nahin chahiye|nhi chahiye|allowed nahi|not entertained)';
export const persons =
  '(?:candidates?|applicants?|staff|employees?|freshers?|graduates?|persons?|workers?|helpers?|people|community|families)';
export const gap = '[ ,.:()/-]{1,3}';
/** Words that do not state a condition for women or men: 'female telecaller', not 'boys hostel warden'. */
export const post =
  '(?:telecallers?|receptionists?|accountants?|teachers?|trainers?|cooks?|maids?|nurses?|counsell?ors?|executives?|assistants?|managers?|helpers?|guards?|drivers?|staff|operators?|clerks?|peons?|secretar(?:y|ies)|sales ?(?:girls?|boys?|persons?|executives?)|supervisors?|packers?|waiters?|beauticians?|tutors?|coordinators?|engineers?|freshers?)';
