import type { FastifyRequest } from 'fastify';

/** Where a request comes from, for rate limits, the list of sessions and the audit trail. */
export interface Origin {
  address: string;
  /** "Chrome on Android"; "Unknown device" for other User-Agent headers. */
  device: string;
}

// The first match wins: most browsers also name those they are derived from.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The browser and operating system of a User-Agent header, for display. */
export function describeDevice(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1];
  const system = systems.find(([pattern]) => pattern.test(text))?.[1];
  return [browser, system].filter(Boolean).join(' on ') || 'Unknown device';
}

/** The origin of a request. */
export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  device: describeDevice(request.headers['user-agent']),
});
