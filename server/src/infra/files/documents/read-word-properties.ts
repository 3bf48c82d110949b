import { isActiveBase, isRemoteLocation } from './is-remote-location.ts';

/**
 * Elements whose text is a location: the base of all links that are relative (docProps/app.xml), and the panel that Word opens
 * beside the document (customXsn).
 */
const JUDGEMENTS = new Map<string, (location: string) => boolean>([
  ['HyperlinkBase', isActiveBase],
  ['xsnLocation', isRemoteLocation],
]);

/** Reads the properties of a document that are locations, and judges them. */
export function createPropertyReader() {
  let property: string | undefined;
  let location = '';
  let isActive = false;
  return {
    start(name: string): void {
      if (!JUDGEMENTS.has(name)) return;
      property = name;
      location = '';
    },
    text(text: string): void {
      if (property !== undefined) location += text;
    },
    end(name: string): void {
      if (property === undefined || name !== property) return;
      if (JUDGEMENTS.get(property)?.(location.trim())) isActive = true;
      property = undefined;
    },
    isActive: (): boolean => isActive,
  };
}
