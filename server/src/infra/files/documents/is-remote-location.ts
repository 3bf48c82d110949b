import { isProgramName } from './find-active-content.ts';

/** An absolute path of the reader's own machine: `C:\…`, `C:/…`, or a home folder of macOS. */
const LOCAL_PATH = /^([a-z]:([\\/](?![\\/])|[^\\/:]*$)|(Users|Applications|Library|Macintosh HD)[:/])/i;
const RELATIVE_PATH = /^(?![\\/])[^:]*$/;

/** Control and format characters, which readers ignore and which hide a scheme. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

function decodePercent(text: string): string {
  return text.replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * Whether a document that names this location reaches another machine when it is opened: `http://…`, `file://host/…`,
 * `\\host\share`, `//host/…` and forms of them. Local paths, which Word stores in every document based on a template, and
 * relative ones are not remote.
 * @param use `link` for an address that a person follows: then only network shares are remote, not web addresses
 */
export function isRemoteLocation(location: string, use: 'content' | 'link' = 'content'): boolean {
  const target = decodePercent(location).replace(INVISIBLE, '').trim();
  if (target === '') return false;
  const file = /^file:/i.exec(target);
  // Exactly three slashes, or "localhost", precede a local path. More of them, or backslashes, name a host.
  const path = file ? /^file:(?:\/\/(?:localhost)?\/)?(?![\\/])(.*)$/is.exec(target)?.[1] : target;
  if (path === undefined) return true;
  if (LOCAL_PATH.test(path)) return false;
  if (use === 'link') return file ? !RELATIVE_PATH.test(path) : /^[\\/]{2}/.test(target);
  return !RELATIVE_PATH.test(path);
}

/** Schemes of links in resumes. Windows registers many more, such as `ms-msdt:` and `search-ms:`, that start a program. */
const LINK_SCHEMES = new Set([
  ...['http', 'https', 'ftp', 'ftps', 'mailto', 'email', 'tel', 'mobile', 'phone', 'sms', 'fax'],
  ...['whatsapp', 'tg', 'skype', 'callto', 'sip', 'webcal', 'geo'],
]);
/** A host with its port, such as `www.example.com:8080/x`: no scheme. */
const HOST_AND_PORT = /^[a-z\d-]+(\.[a-z\d-]+)+:\d+(\/|$)/i;

/** Whether a link runs a script, holds a page of its own, or reaches a network share, which gets the reader's credentials. */
export const isScriptOrShare = (address: string): boolean =>
  /^\s*(javascript|vbscript|data):/i.test(address) || isRemoteLocation(address, 'link');

/**
 * Whether a link does more than open a web page, a message or a call: a scheme that starts a program, a program of the reader's
 * machine, a script or a network share. Links without a scheme, such as `#top`, and to local documents are not active.
 */
export function isActiveLink(address: string): boolean {
  const target = decodePercent(address).replace(INVISIBLE, '').trim();
  if (isScriptOrShare(address)) return true;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (scheme === undefined || LINK_SCHEMES.has(scheme) || HOST_AND_PORT.test(target)) return false;
  const isLocal = scheme === 'file' || scheme.length === 1;
  return !isLocal || isProgramName(target);
}
