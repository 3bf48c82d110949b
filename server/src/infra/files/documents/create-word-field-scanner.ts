import { createFieldScanner } from './create-field-scanner.ts';
import { createFieldBudget, isActiveInstruction, namesActiveField } from './field-instructions.ts';
import type { XmlElement } from './scan-xml.ts';

/** WordprocessingML, as Word writes it and as the strict variant of ISO 29500 names it. */
const WORD_NAMESPACES = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const FIELD_ELEMENTS = new Set(['fldSimple', 'fldChar', 'instrText', 'delInstrText']);
const TEXT_ELEMENTS = new Set(['instrText', 'delInstrText', 't', 'delText']);
const DELETED_TEXT_ELEMENTS = new Set(['delInstrText', 'delText']);
/** Elements with a tracked change that removes their content. */
const DELETIONS = new Set(['del', 'moveFrom']);
/**
 * Elements of WordprocessingML that a field may cross. Any other one, such as a text box or an alternative of another
 * namespace (mc:Choice, an element of mc:Ignorable), holds complete fields only.
 */
const FIELD_CONTAINERS = new Set([
  ...['document', 'body', 'hdr', 'ftr', 'p', 'r', 'hyperlink', 'fldSimple', 'smartTag', 'customXml', 'dir', 'bdo'],
  ...['ins', 'del', 'moveFrom', 'moveTo', 'sdt', 'sdtContent', 'tbl', 'tr', 'tc', 'ruby', 'rt', 'rubyBase'],
  ...TEXT_ELEMENTS,
]);

type Scanner = ReturnType<typeof createFieldScanner>;

/**
 * Finds active fields in the elements of a WordprocessingML part. The fields are judged with deleted content and without it, and
 * their instructions also without regard to where a field begins and ends. Field elements of other namespaces, and attributes
 * that two prefixes give twice, count as active: Word and this scan may read them differently.
 * @param budget reduced by the work; a part counts as active when it is used up
 */
export function createWordFieldScanner(budget = createFieldBudget()) {
  const all = createFieldScanner(budget);
  const kept = createFieldScanner(budget);
  let instructions = '';
  let keptInstructions = '';
  let isActive = false;
  let deletions = 0;
  let textElement: string | undefined;
  /** Of the open elements, whether they are a scope and a deletion, and the text element around them. */
  const open: { isScope: boolean; isDeletion: boolean; textElement: string | undefined }[] = [];

  const forReadings = (run: (fields: Scanner) => void) => {
    run(all);
    if (deletions === 0) run(kept);
  };

  const charge = (text: string) => {
    budget.characters -= text.length;
    if (budget.characters < 0) isActive = true;
  };

  function startSimpleField({ attributes }: XmlElement) {
    const [instruction, ...others] = attributes('instr');
    if (others.length > 0) isActive = true;
    if (instruction) charge(instruction.value);
    if (!isActive && instruction && isActiveInstruction(instruction.value, budget)) isActive = true;
  }

  function startCharacter({ attributes }: XmlElement) {
    const [type, ...others] = attributes('fldCharType');
    const isOfWord = type?.namespace === undefined || WORD_NAMESPACES.has(type.namespace);
    const kind = type?.value.trim();
    if (others.length > 0 || !isOfWord) isActive = true;
    if (kind === 'begin') forReadings((fields) => fields.begin());
    else if (kind === 'separate') forReadings((fields) => fields.separate());
    else if (kind === 'end') forReadings((fields) => fields.end());
    else isActive = true;
  }

  return {
    start(name: string, element: XmlElement) {
      const isOfWord = WORD_NAMESPACES.has(element.namespace);
      const isScope = !isOfWord || !FIELD_CONTAINERS.has(name);
      const isDeletion = isOfWord && DELETIONS.has(name);
      open.push({ isScope, isDeletion, textElement });
      // Texts have no elements: a reader may leave this one out, and join what is around it.
      if (textElement !== undefined) isActive = true;
      if (FIELD_ELEMENTS.has(name) && !isOfWord) isActive = true;
      if (name === 'fldSimple') startSimpleField(element);
      if (name === 'fldChar') startCharacter(element);
      if (isOfWord && TEXT_ELEMENTS.has(name)) textElement = name;
      if (isDeletion) deletions += 1;
      if (!isScope) return;
      all.enterScope();
      kept.enterScope();
    },
    end() {
      const element = open.pop();
      textElement = element?.textElement;
      if (element?.isDeletion) deletions -= 1;
      if (!element?.isScope) return;
      all.leaveScope();
      kept.leaveScope();
    },
    text(text: string) {
      if (textElement === undefined) return;
      const isInstruction = FIELD_ELEMENTS.has(textElement);
      if (isInstruction) charge(text);
      // Nothing more can be found, and the instructions take memory.
      if (isActive) return;
      all.append(text);
      if (isInstruction) instructions += text;
      if (deletions > 0 || DELETED_TEXT_ELEMENTS.has(textElement)) return;
      kept.append(text);
      if (isInstruction) keptInstructions += text;
    },
    /** Whether a field of the part is active. */
    finish(): boolean {
      const readings = [all.finish(), kept.finish()];
      return (
        isActive || readings.includes(true) || [...new Set([instructions, keptInstructions])].some(namesActiveField)
      );
    },
  };
}
