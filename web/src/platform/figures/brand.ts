/** Name, addresses and numbers of the product. Example values until the real ones are known. */
export const brand = {
  name: 'Aarambh',
  meaning: 'beginning',
  tagline: 'Jobs across India. Applying is free.',
  supportEmail: 'support@aarambh.example',
  supportPhone: '+91 20 0000 0000',
  supportHours: '10:00 AM to 06:00 PM',
  employerSite: 'https://employers.aarambh.example',
  gstin: '27AAAAA0000A1Z5',
  social: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/aarambh-example' },
    { name: 'Instagram', address: 'https://www.instagram.com/aarambh.example' },
    { name: 'YouTube', address: 'https://www.youtube.com/@aarambh-example' },
  ],
  copyrightYears: '2025 to 2026',
} as const;

/** The support number with country code, digits only, for links of WhatsApp and `tel:+`. */
export const supportPhoneDigits: string = brand.supportPhone.replace(/\D/g, '');
