import { isProgramName } from './find-active-content.ts';

/** An absolute path of the reader's own machine: `C:\…`, `C:/…`, or a home folder of macOS. */
const LOCAL_PATH = /^([a-z]:([\\/](?![\\/])|[^\\/:]*$)|(Users|Applications|Library|Macintosh HD)[:/])/i;
const RELATIVE_PATH = /^(?![\\/])[^:]*$/;

/** Control and format characters, which readers ignore and which hide a scheme. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** Consecutive escapes at once: an address may consist of them. */
const decodePercent = (text: string): string =>
  text.includes('%')
    ? text.replace(/(?:%[0-9a-fA-F]{2})+/g, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('latin1'))
    : text;

/** Longer addresses count as active unless they lead to the web: what they name is not looked for. */
const MAX_ADDRESS = 8_192;

/** A location as readers see it. */
const toTarget = (location: string): string => decodePercent(location).replace(INVISIBLE, '').trim();

/**
 * Whether a document that names this location reaches another machine when it is opened: `http://…`, `file://host/…`,
 * `\\host\share`, `//host/…` and forms of them. Local paths, which Word stores in every document based on a template, and
 * relative ones are not remote.
 */
export const isRemoteLocation = (location: string): boolean =>
  location.length > MAX_ADDRESS || isRemoteTarget(toTarget(location), 'content');

/** @param use `link` for an address that a person follows: then only network shares are remote, not web addresses */
function isRemoteTarget(target: string, use: 'content' | 'link'): boolean {
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
  ...['whatsapp', 'tg', 'telegram', 'viber', 'skype', 'callto', 'sip', 'webcal', 'geo', 'upi', 'doi', 'git'],
  // Labels that people type before an address, and what phones make of dates and numbers.
  ...['mail', 'e-mail', 'gmail', 'linkedin', 'github', 'contact', 'mob', 'x-apple-data-detectors'],
]);
/** `http` with a letter too many or too few, as people type it. */
const MISTYPED_HTTP = /^h{0,2}t{1,3}p{1,2}s{0,2}:\/\//i;
/** Links that do nothing. */
const EMPTY_LINK = /^\s*(about:blank|javascript:\s*void\(0\);?)\s*$/i;
/** A host with its port, such as `www.example.com:8080/x`: no scheme. */
const HOST_AND_PORT = /^[a-z\d-]+(\.[a-z\d-]+)+:\d+(\/|$)/i;

const isScript = (address: string): boolean => /^\s*(javascript|vbscript|data):/i.test(address);

/** Whether a link runs a script, holds a page of its own, or reaches a network share, which gets the reader's credentials. */
export const isScriptOrShare = (address: string): boolean =>
  address.length > MAX_ADDRESS || isScript(address) || isRemoteTarget(toTarget(address), 'link');

function trimSeparators(part: string): string {
  let end = part.length;
  while (end > 0 && ' ./\\'.includes(part[end - 1] as string)) end--;
  return part.slice(0, end);
}

/** Addresses without a scheme, which Word stores as files beside the document. */
const TYPED_ADDRESS =
  /(^|[\\/])([^\\/]+@[^\\/]+|www\.[^\\/]+|(gmail|github|linkedin|gitlab|medium|facebook|instagram|twitter|leetcode|hackerrank|wa|youtube)\.com|[\w-]+\.(vercel|netlify|web|firebase|pages|herokuapp)\.(app|com))$/i;

/** An address with more parts than this counts as one of a program: each part is looked at. */
const MAX_PARTS = 100;

/** Whether one of the parts of an address, between which programs may ignore the rest, meets a condition. */
function hasPart(address: string, isWanted: (part: string) => boolean): boolean {
  const parts = address.split(/[#?:]/, MAX_PARTS + 1);
  return parts.length > MAX_PARTS || parts.some(isWanted);
}

/** Whether a path names a program, also before a fragment, a query, the name of a stream of the file, or separators. */
const namesProgram = (path: string): boolean =>
  hasPart(path, (part) => {
    const name = trimSeparators(part);
    return isProgramName(name) && !(/\.(com|app)$/i.test(name) && TYPED_ADDRESS.test(name));
  });

/** Ends of programs that are those of hosts and of web pages too: `rahul.vercel.app`. */
const HOST_OR_PAGE = /\.(com|app|one|sh|js|py|ws|website)$/i;

/** Whether a link without a scheme leads to a program beside the document: `..\\..\\Windows\\calc.exe`, not `example.com`. */
function isRelativeProgram(target: string): boolean {
  const isPath = target.includes('\\') || /^\.{1,2}\//.test(target);
  return isPath
    ? namesProgram(target)
    : hasPart(target, (part) => isProgramName(part) && !HOST_OR_PAGE.test(trimSeparators(part)));
}

/**
 * Whether a link does more than open a web page, a message or a call: a scheme that starts a program, a program of the reader's
 * machine, a script or a network share. Links without a scheme, such as `#top`, and to local documents are not active.
 */
export function isActiveLink(address: string): boolean {
  if (address.length > MAX_ADDRESS) return !/^\s*(https?|mailto):/i.test(address);
  if (EMPTY_LINK.test(address)) return false;
  const target = toTarget(address);
  if (isScript(address) || isRemoteTarget(target, 'link')) return true;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (scheme === undefined) return isRelativeProgram(target);
  if (LINK_SCHEMES.has(scheme) || MISTYPED_HTTP.test(target) || HOST_AND_PORT.test(target)) return false;
  const isLocal = scheme === 'file' || scheme.length === 1;
  return !isLocal || namesProgram(target);
}

/**
 * Whether the base of relative links may turn one into more than a link to a web page: viewers join both texts, so `ms-msdt` and
 * `:x` are harmless alone. Only the address of a web page leaves no choice to what follows.
 */
export const isActiveBase = (base: string): boolean => base !== '' && !/^https?:\/\/[a-z\d[]/i.test(base);
