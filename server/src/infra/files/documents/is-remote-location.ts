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

/** A location as readers see it. */
const toTarget = (location: string): string => decodePercent(location).replace(INVISIBLE, '').trim();

/**
 * Whether a document that names this location reaches another machine when it is opened: `http://…`, `file://host/…`,
 * `\\host\share`, `//host/…` and forms of them. Local paths, which Word stores in every document based on a template, and
 * relative ones are not remote.
 */
export const isRemoteLocation = (location: string): boolean => isRemoteTarget(toTarget(location), 'content');

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

/** Longer addresses than any reader opens: parts of them are searched, which takes memory. */
const MAX_ADDRESS = 8_192;

/** Schemes of links in resumes. Windows registers many more, such as `ms-msdt:` and `search-ms:`, that start a program. */
const LINK_SCHEMES = new Set([
  ...['http', 'https', 'ftp', 'ftps', 'mailto', 'email', 'tel', 'mobile', 'phone', 'sms', 'fax'],
  ...['whatsapp', 'tg', 'skype', 'callto', 'sip', 'webcal', 'geo', 'telegram', 'viber', 'upi'],
  // Typed in place of a label, and made by mail programs of Apple.
  ...['mail', 'e-mail', 'gmail', 'doi', 'git', 'x-apple-data-detectors'],
]);
/** Links that do nothing. */
const EMPTY_LINK = /^(about:blank(#blocked)?|javascript:void\(0\);?)$/i;
/** Labels that people type before an address. No system registers them as a scheme, so that such a link starts nothing. */
const TYPED_LABEL =
  /^(github|gitlab|linkedin|linked-in|portfolio|website|profile|link|note|contact|address|resume|cv|blog|leetcode|hackerrank|codechef|kaggle|behance|dribbble):(?!\/\/)/i;
/** Schemes with a typing error, which nothing registers: an address of a web page follows. */
const MISTYPED_SCHEME = /^([a-z]{3,6}):\/\//i;

/** Whether a text becomes another one by adding, leaving out, replacing or exchanging one character. */
function isOneErrorAway(text: string, wanted: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === wanted[start]) start += 1;
  const [rest, wantedRest] = [text.slice(start), wanted.slice(start)];
  const isExchanged = rest[0] === wantedRest[1] && rest[1] === wantedRest[0] && rest.slice(2) === wantedRest.slice(2);
  return (
    rest.slice(1) === wantedRest || rest === wantedRest.slice(1) || rest.slice(1) === wantedRest.slice(1) || isExchanged
  );
}

function isMistypedWebPage(target: string): boolean {
  const scheme = MISTYPED_SCHEME.exec(target)?.[1]?.toLowerCase();
  return scheme !== undefined && ['http', 'https'].some((wanted) => isOneErrorAway(scheme, wanted));
}
/**
 * A host with its port, such as `www.example.com:8080/x`: no scheme. Its last label is a top-level domain of a country or a
 * common one, because schemes of programs have dots too: `vnd.sun.star.script:1/x`.
 */
const HOST_AND_PORT =
  /^(?!(vnd|ms|prs)\.)[a-z\d-]+(\.[a-z\d-]+)*\.([a-z]{2}|com|net|org|edu|gov|info|biz|dev|app|xyz|tech|site|online|website|cloud|page):\d{1,5}(\/|$)/i;

const isScript = (address: string): boolean => /^\s*(javascript|vbscript|data):/i.test(address);

/** Whether a link runs a script, holds a page of its own, or reaches a network share, which gets the reader's credentials. */
export const isScriptOrShare = (address: string): boolean =>
  isScript(address) || isRemoteTarget(toTarget(address), 'link');

function trimSeparators(part: string): string {
  let end = part.length;
  while (end > 0 && ' ./\\'.includes(part[end - 1] as string)) end--;
  return part.slice(0, end);
}

/**
 * A host or an address of a mail as it is typed. Word saves a link without a scheme as a path beside the document:
 * `file:///C:/Users/asha/www.example.com`.
 */
const TYPED_HOST =
  /^[^\\/]*@|^www\.|^(github|gitlab|linkedin|facebook|instagram|twitter|youtube|medium|leetcode|hackerrank|codechef|codeforces|kaggle|gmail|yahoo|outlook|hotmail|rediffmail|google|stackoverflow)\.com$|\.(vercel|netlify|web|herokuapp)\.(app|com)$|\.(wordpress|blogspot|wixsite)\.com$/i;

/** Whether the end of a path is that of a typed address, without a way back to a folder of programs. */
function endsWithTypedHost(path: string): boolean {
  if (!/\.(com|app)$/i.test(path)) return false;
  const parts = path.split(/[\\/]/);
  const host = parts.findLastIndex(
    (part, i) => TYPED_HOST.test(part) && (i === parts.length - 1 || /^www\./i.test(part)),
  );
  return host >= 0 && parts.slice(host).every((part) => !/^\.*$/.test(part));
}

/** Parts of a path before a fragment, a query or the name of a stream: each is searched, and genuine ones have three. */
const MAX_PARTS = 100;
const hasPart = (path: string, isWanted: (part: string) => boolean): boolean => {
  const parts = path.split(/[#?:]/, MAX_PARTS + 1);
  return parts.length > MAX_PARTS || parts.some(isWanted);
};

/** Whether a path names a program, also before a fragment, a query, the name of a stream of the file, or separators. */
const namesProgram = (path: string): boolean =>
  hasPart(path, (part) => isProgramName(trimSeparators(part)) && !endsWithTypedHost(trimSeparators(part)));

/** Ends of programs that are those of hosts and of web pages too: `rahul.vercel.app`. */
const HOST_OR_PAGE = /\.(com|app|one|sh|js|py|pl|run|ws|website)$/i;

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
  if (EMPTY_LINK.test(address.trim())) return false;
  if (address.length > MAX_ADDRESS) return true;
  const target = toTarget(address);
  if (isScript(address) || isRemoteTarget(target, 'link')) return true;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (scheme === undefined) return isRelativeProgram(target);
  if (LINK_SCHEMES.has(scheme) || HOST_AND_PORT.test(target) || isMistypedWebPage(target)) return false;
  // A viewer may leave out the label.
  const label = TYPED_LABEL.exec(target)?.[0];
  const rest = target.slice(label?.length).trim();
  if (label !== undefined) return TYPED_LABEL.test(rest) || isActiveLink(rest);
  const isLocal = scheme === 'file' || scheme.length === 1;
  return !isLocal || namesProgram(target);
}

/**
 * Whether the base of relative links may turn one into more than a link to a web page: viewers join both texts, so `ms-msdt` and
 * `:x` are harmless alone. Only the address of a web page leaves no choice to what follows.
 */
export const isActiveBase = (base: string): boolean => base !== '' && !/^https?:\/\/[a-z\d[]/i.test(base);
