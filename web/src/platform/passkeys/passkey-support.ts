/**
 * Why this browser cannot use the passkeys of a domain at this address; undefined when it can.
 * @param domain the domain of the portal; undefined where it offers no passkeys
 */
export function describeMissingSupport(domain: string | undefined): string | undefined {
  const { hostname } = location;
  if (domain === undefined)
    return 'Passkeys need a web address with a domain name and https, which this portal does not have.';
  if (hostname !== domain && !hostname.endsWith(`.${domain}`))
    return `Passkeys work only at ${domain}, not at ${hostname}.`;
  if (!window.isSecureContext || typeof window.PublicKeyCredential !== 'function')
    return 'This browser does not support passkeys. Please update it, or use another one.';
  return undefined;
}

/** Whether the browser can offer passkeys in the list of remembered logins of a field. */
export async function canOfferInField(domain: string | undefined): Promise<boolean> {
  if (describeMissingSupport(domain)) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true;
}
