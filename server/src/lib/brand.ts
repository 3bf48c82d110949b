/** What the product calls itself in what it sends; the pages have web/src/platform/brand.ts. */
export const brand = {
  name: 'Aarambh',
  supportEmail: 'support@aarambh.example',
  sender: 'Aarambh <no-reply@aarambh.example>',
  /** Who supplies what is sold, as its tax invoices name it; registered for GST in the home State. */
  supplier: {
    name: 'Aarambh',
    address: 'Office address, Pune, Maharashtra 411000, India',
    gstin: '27AAAAA0000A1Z5',
  },
} as const;
