import { createWordFieldScanner } from './create-word-field-scanner.ts';
import type { Finding } from './document-finding.ts';
import { createFieldBudget, type FieldBudget } from './field-instructions.ts';
import { isActiveLink, isRemoteLocation } from './is-remote-location.ts';
import { createPropertyReader } from './read-word-properties.ts';
import { createXmlBudget, decodeXml, scanXml, type XmlBudget, type XmlElement } from './scan-xml.ts';

/**
 * Relations to parts with active content: alternative formats, OLE objects, controls, frames, other documents, connections to
 * databases, add-ins and commands of the ribbon, which run code from elsewhere.
 */
const ACTIVE_RELATION =
  /\/(aFChunk|oleObject|control|activeXControl\w*|frame|subDocument|externalLink\w*|connections|webextension\w*|ui\/extensibility)$/i;
const MACRO_RELATION = /\/(vbaProject|wordVbaData)$/i;
const ACTIVE_ELEMENTS = new Set([
  ...['altChunk', 'OLEObject', 'control', 'subDoc', 'connectString', 'udl', 'webVideoPr'],
  ...['webextension', 'taskpane'],
]);
/** Attributes of the schema library: Word loads a manifest or schema from there. */
const SCHEMA_LOCATIONS = ['manifestLocation', 'schemaLocation', 'xsdLocation'];
/** Its attribute schemaLocation lists namespaces and schemas, which nothing loads. */
const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';
/** A part in pieces (ISO 29500-2), which readers put together or not. */
const PIECE = /\.piece$/i;
/** VML that loads a picture without a relation. */
const VML_PICTURES = new Set(['imagedata', 'image', 'fill', 'stroke']);
/** VML that may be a link without a relation. */
const VML_SHAPES = new Set(['shape', 'group', 'rect', 'roundrect', 'oval', 'line', 'polyline', 'arc', 'curve']);
/** Parts whose relations are followed on opening, so that not even a link is allowed. */
const LINKLESS_PART = /(^|\/)(settings|websettings)\.xml\.rels$|^_rels\/\.rels$/i;

/** Elements that refer to a link, which opens only when it is pressed. */
const LINK_ELEMENTS = new Set(['hyperlink', 'hlinkClick', 'hlinkHover', 'hlinkMouseOver']);
/** Names of the attributes that refer to a relation. */
const REFERENCES = ['id', 'embed', 'link', 'href', 'pict', 'dm', 'lo', 'qs', 'cs', 'relid'];

/** Whether an element other than a link refers to the address of a link: a reader may load a picture from it. */
const loadsLink = (name: string, { attributes }: XmlElement, links: ReadonlySet<string>): boolean =>
  links.size > 0 &&
  !LINK_ELEMENTS.has(name) &&
  REFERENCES.flatMap(attributes).some(({ namespace, value }) => namespace !== undefined && links.has(value.trim()));

/** Ids of the links to other places, from the relations of a part. */
export function findExternalLinks(relations: Buffer): Set<string> {
  const ids = new Set<string>();
  scanXml(decodeXml(relations) ?? '', {
    onStart(name, { attribute }) {
      if (name === 'Relationship' && /\/hyperlink$/i.test(attribute('Type')?.trim() ?? ''))
        ids.add(attribute('Id')?.trim() ?? '');
    },
    onEnd: () => undefined,
    onText: () => undefined,
  });
  return ids;
}

function inspectRelation(part: string, { attributes }: XmlElement): Finding {
  const types = attributes('Type');
  if (types.some(({ value }) => MACRO_RELATION.test(value.trim()))) return 'macros';
  const targets = attributes('Target');
  const modes = attributes('TargetMode');
  const given = [types, targets, modes, attributes('Id')];
  // Relations have no attributes with a prefix: Word ignores them, another reader may take their value.
  if (given.some((values) => values.length > 1 || values[0]?.namespace !== undefined)) return 'active';
  const type = types[0]?.value.trim() ?? '';
  const target = targets[0]?.value.trim() ?? '';
  if (ACTIVE_RELATION.test(type)) return 'active';
  const isExternal = modes[0]?.value.trim().toLowerCase() === 'external';
  if (!isExternal && !/^([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(target)) return 'fine';
  if (/\/hyperlink$/i.test(type)) return LINKLESS_PART.test(part) || isActiveLink(target) ? 'active' : 'fine';
  // Word stores the path of the template that a document was made from.
  if (/\/attachedTemplate$/i.test(type)) return isRemoteLocation(target) ? 'active' : 'fine';
  return 'active';
}

/** Whether an element has a schema from another machine. Imports inside a schema have no prefix, and are not followed. */
const loadsSchema = ({ attributes }: XmlElement): boolean =>
  SCHEMA_LOCATIONS.flatMap(attributes).some(
    ({ namespace, value }) => namespace !== undefined && namespace !== SCHEMA_INSTANCE && isRemoteLocation(value),
  );

/** Whether a name is that of a piece of a part. */
export const isPieceName = (name: string): boolean => PIECE.test(name);

function inspectDrawing(name: string, { attributes }: XmlElement): Finding {
  const valuesOf = (...names: string[]) => names.flatMap(attributes).map(({ value }) => value);
  const isRemotePicture = (location: string) => isRemoteLocation(location) && !/^(cid|data):/i.test(location);
  if (VML_PICTURES.has(name) && valuesOf('src', 'href', 'althref').some(isRemotePicture)) return 'active';
  return VML_SHAPES.has(name) && valuesOf('href').some(isActiveLink) ? 'active' : 'fine';
}

/**
 * Whether a part of an Office Open XML package runs or loads something: relations to other machines, DDE and loading fields,
 * alternative formats, OLE objects and controls. Checks every XML part, whatever its name.
 * @param context ids of the links of the part, and work that is left for the document
 */
export function findWordActiveContent(
  part: string,
  bytes: Buffer,
  {
    links = new Set(),
    budget = createXmlBudget(),
    fieldBudget = createFieldBudget(),
  }: { links?: ReadonlySet<string> | undefined; budget?: XmlBudget; fieldBudget?: FieldBudget } = {},
): Finding {
  const xml = decodeXml(bytes);
  if (xml === undefined) return 'broken';
  const findings = new Set<Finding>();
  const fields = createWordFieldScanner(fieldBudget);
  const properties = createPropertyReader();
  let root: string | undefined;
  const onStart = (name: string, element: XmlElement) => {
    root ??= name;
    fields.start(name, element);
    properties.start(name);
    if (name === 'Relationship') findings.add(inspectRelation(part, element));
    else if (ACTIVE_ELEMENTS.has(name) || loadsLink(name, element, links)) findings.add('active');
    else if (name === 'schema' && loadsSchema(element)) findings.add('active');
    else if (VML_PICTURES.has(name) || VML_SHAPES.has(name)) findings.add(inspectDrawing(name, element));
  };
  const onEnd = (name: string) => {
    fields.end();
    properties.end(name);
  };
  const onText = (text: string) => {
    fields.text(text);
    properties.text(text);
  };
  const scanned = scanXml(xml, { onStart, onEnd, onText }, budget);
  if (scanned === 'too complex') return 'bomb';
  if (findings.has('macros')) return 'macros';
  if (findings.has('active') || fields.finish() || properties.isActive()) return 'active';
  // A reader of another encoding finds other relations.
  if (/\.rels$/i.test(part) && root !== 'Relationships') return 'broken';
  // Drawings may have a document type; Word does not open other parts with one.
  const isDrawing = /(^|\/)media\//i.test(part) && root === 'svg';
  return scanned === 'fine' || (isDrawing && scanned === 'document type') ? 'fine' : 'broken';
}
