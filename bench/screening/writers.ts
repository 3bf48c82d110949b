import eighth from './texts/eighth-writer-texts.json' with { type: 'json' };
import eleventh from './texts/eleventh-writer-texts.json' with { type: 'json' };
import fifteenth from './texts/fifteenth-writer-texts.json' with { type: 'json' };
import fifth from './texts/fifth-writer-texts.json' with { type: 'json' };
import fourteenth from './texts/fourteenth-writer-texts.json' with { type: 'json' };
import fourth from './texts/fourth-writer-texts.json' with { type: 'json' };
import nineteenth from './texts/nineteenth-writer-texts.json' with { type: 'json' };
import ninth from './texts/ninth-writer-texts.json' with { type: 'json' };
import second from './texts/second-writer-texts.json' with { type: 'json' };
import seventeenth from './texts/seventeenth-writer-texts.json' with { type: 'json' };
import seventh from './texts/seventh-writer-texts.json' with { type: 'json' };
import sixth from './texts/sixth-writer-texts.json' with { type: 'json' };
import third from './texts/third-writer-texts.json' with { type: 'json' };
import thirteenth from './texts/thirteenth-writer-texts.json' with { type: 'json' };
import twelfth from './texts/twelfth-writer-texts.json' with { type: 'json' };
import twentieth from './texts/twentieth-writer-texts.json' with { type: 'json' };
import twentyFifth from './texts/twenty-fifth-writer-texts.json' with { type: 'json' };
import twentyFirst from './texts/twenty-first-writer-texts.json' with { type: 'json' };
import twentySixth from './texts/twenty-sixth-writer-texts.json' with { type: 'json' };
import twentyThird from './texts/twenty-third-writer-texts.json' with { type: 'json' };

/** Demands and honest descriptions of one writer, by kind. */
export interface WriterTexts {
  demands: Readonly<Record<string, readonly string[]>>;
  honest: Readonly<Record<string, readonly string[]>>;
  conditions?: { found: readonly string[]; allowed: readonly string[] };
}

/** The texts of a writer, with what they are called in the figures. */
interface Writer extends WriterTexts {
  label: string;
}

/** Independent writers, who did not know the rules; the weights are trained on their texts. */
export const writers: readonly Writer[] = [
  { label: 'descriptions of a second writer', ...second },
  { label: 'descriptions of a third writer', ...third },
  { label: 'descriptions of a fourth writer', ...fourth },
  { label: 'descriptions of a fifth writer', ...fifth },
  { label: 'descriptions of a sixth writer', ...sixth },
  { label: 'descriptions of a seventh writer', ...seventh },
  { label: 'descriptions of an eighth writer', ...eighth },
  { label: 'descriptions of a ninth writer', ...ninth },
  { label: 'short advertisements of an eleventh writer', ...eleventh },
  { label: 'formal English of a twelfth writer', ...twelfth },
  { label: 'Hindi and mixed language of a thirteenth writer', ...thirteenth },
  { label: 'mixtures with regional languages of a fourteenth writer', ...fourteenth },
  { label: 'online work of a fifteenth writer', ...fifteenth },
  { label: 'advertisements of a seventeenth writer', ...seventeenth },
  { label: 'voices of a nineteenth writer', ...nineteenth },
  { label: 'advertisements in eight languages of a twentieth writer', ...twentieth },
  { label: 'advertisements of a twenty-first writer', ...twentyFirst },
  { label: 'advertisements in ten styles of a twenty-third writer', ...twentyThird },
  { label: 'short advertisements of a twenty-fifth writer', ...twentyFifth },
  { label: 'advertisements in twenty styles of a twenty-sixth writer', ...twentySixth },
];
