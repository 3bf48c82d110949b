/** Names by which a PDF loads, starts, sends or attaches something (ISO 32000-1 12.6, 7.11). */
const ACTIVE =
  /\/(?:A|AA|AcroForm|AF|Annots|EmbeddedFiles?|Encrypt|FileSpec|Filespec|GoTo[RE]?|ImportData|JavaScript|JS|Launch|OpenAction|Rendition|RichMedia|Sound|SubmitForm|URI|XFA)(?![A-Za-z0-9])/g;

/** For tests: active names in the objects of a PDF that we wrote, whose names are plain and outside of streams. */
export function findActiveNames(pdf: Buffer): string[] {
  const objects = pdf.toString('latin1').replace(/\bstream\r?\n[\s\S]*?\nendstream/g, '');
  return objects.match(ACTIVE) ?? [];
}
