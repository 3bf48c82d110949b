/** Product name and sender details in mails, SMS and invoices; the pages use web/src/platform/figures/brand.ts. */
export const brand = {
  name: 'Aarambh',
  supportEmail: 'support@aarambh.example',
  sender: 'Aarambh <no-reply@aarambh.example>',
  /** The supplier on tax invoices, registered for GST in its home State. */
  supplier: {
    name: 'Aarambh',
    address: 'Office address, Pune, Maharashtra 411000, India',
    gstin: '27AAAAA0000A1Z5',
  },
} as const;
