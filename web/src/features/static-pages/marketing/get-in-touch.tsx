import { useState } from 'react';
import { brand, supportPhoneDigits } from '../../../platform/figures/brand.ts';
import { LinkButton, Sheet } from '../../../ui/index.ts';

/** Link to the contact page; with JavaScript it shows the contact options in place (commerce §2). */
export function GetInTouch() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LinkButton
        to="/contact-us"
        variant="secondary"
        size="large"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        Get in Touch
      </LinkButton>
      <Sheet title="Get in Touch" open={isOpen} onClose={() => setOpen(false)}>
        <p>Ask us anything about the plans. We answer by email and WhatsApp, 24/7.</p>
        <div className="mt-4 grid gap-3">
          <LinkButton to={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</LinkButton>
          <LinkButton to={`https://wa.me/${supportPhoneDigits}`} variant="secondary">
            WhatsApp {brand.supportPhone}
          </LinkButton>
        </div>
      </Sheet>
    </>
  );
}
