import type { Finding } from './document-finding.ts';
import { createFieldScanner, isActiveInstruction } from './field-instructions.ts';
import { isActiveLink, isRemoteLocation } from './is-remote-location.ts';
import { decodeXml, scanXml } from './scan-xml.ts';

/** Relations to parts with active content: alternative formats, OLE objects, controls, frames, other documents. */
const ACTIVE_RELATION = /\/(aFChunk|oleObject|control|activeXControl\w*|frame|subDocument|externalLink\w*)$/i;
const MACRO_RELATION = /\/(vbaProject|wordVbaData)$/i;
const ACTIVE_ELEMENTS = new Set(['altChunk', 'OLEObject', 'control', 'subDoc', 'connectString', 'udl']);
/** VML that loads a picture without a relation. */
const VML_PICTURES = new Set(['imagedata', 'fill', 'stroke']);
const TEXT_ELEMENTS = new Set(['instrText', 'delInstrText', 't', 'delText']);
/** Parts whose relations are followed on opening, so that not even a link is allowed. */
const LINKLESS_PART = /(^|\/)(settings|websettings)\.xml\.rels$|^_rels\/\.rels$/i;

type Attribute = (name: string) => string | undefined;

function inspectRelation(part: string, attribute: Attribute): Finding {
  const type = (attribute('Type') ?? '').trim();
  const target = (attribute('Target') ?? '').trim();
  if (MACRO_RELATION.test(type)) return 'macros';
  if (ACTIVE_RELATION.test(type)) return 'active';
  const isExternal = attribute('TargetMode')?.trim().toLowerCase() === 'external';
  if (!isExternal && !/^([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(target)) return 'fine';
  if (/\/hyperlink$/i.test(type)) return LINKLESS_PART.test(part) || isActiveLink(target) ? 'active' : 'fine';
  // Word stores the path of the template that a document was made from.
  if (/\/attachedTemplate$/i.test(type)) return isRemoteLocation(target) ? 'active' : 'fine';
  return 'active';
}

/**
 * Whether a part of an Office Open XML package runs or loads something: relations to other machines, DDE and loading fields,
 * alternative formats, OLE objects and controls. Checks every XML part, whatever its name.
 */
export function findWordActiveContent(part: string, bytes: Buffer): Finding {
  const xml = decodeXml(bytes);
  if (xml === undefined) return 'broken';
  const findings = new Set<Finding>();
  const fields = createFieldScanner();
  let isInText = false;
  const scanned = scanXml(xml, {
    onStart(name, attribute) {
      if (TEXT_ELEMENTS.has(name)) isInText = true;
      else if (name === 'Relationship') findings.add(inspectRelation(part, attribute));
      else if (ACTIVE_ELEMENTS.has(name)) findings.add('active');
      else if (name === 'fldSimple') {
        if (isActiveInstruction(attribute('instr') ?? '')) findings.add('active');
      } else if (name === 'fldChar') {
        const type = attribute('fldCharType')?.trim();
        if (type === 'begin') fields.begin();
        else if (type === 'separate') fields.separate();
        else if (type === 'end') fields.end();
      } else if (VML_PICTURES.has(name)) {
        const locations = ['src', 'href', 'althref'].map((key) => attribute(key) ?? '');
        if (locations.some((location) => isRemoteLocation(location) && !/^(cid|data):/i.test(location)))
          findings.add('active');
      }
    },
    onEnd(name) {
      if (TEXT_ELEMENTS.has(name)) isInText = false;
    },
    onText(text) {
      if (isInText) fields.append(text);
    },
  });
  if (findings.has('macros')) return 'macros';
  if (findings.has('active') || fields.finish()) return 'active';
  // Pictures may have a document type; Word does not open other parts with one.
  const isPicture = /(^|\/)media\//i.test(part);
  return scanned === 'fine' || isPicture ? 'fine' : 'broken';
}
