/**
 * Last part of the address of a company: its name in Latin letters and digits, and its id, which alone identifies it:
 * `cafe-tulsi-7`. A name in another script gives `company-7`.
 */
export function companySlug(name: string, companyID: number): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${words.slice(0, 60).replace(/-$/, '') || 'company'}-${companyID}`;
}
