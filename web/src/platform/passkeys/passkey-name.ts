/** A name to suggest for a passkey of this device, such as "Android phone"; its owner may change it. */
export function suggestPasskeyName(userAgent: string): string {
  const names: [RegExp, string][] = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android phone'],
    [/Windows/, 'Windows computer'],
    [/Macintosh/, 'Mac'],
    [/CrOS/, 'Chromebook'],
    [/Linux/, 'Linux computer'],
  ];
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My device';
}
