/*
 * Defines window.Razorpay the way the provider's checkout.js does, with a dialog of our own in place of its frame. Its
 * style is a file beside it and everything is built by the DOM: the portal's policy lets no inline style or script run.
 */
(() => {
  const base = new URL('../', document.currentScript.src);
  const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

  const ways = [
    { way: 'pay', label: 'Pay', note: 'The payment is taken, and this page is notified.' },
    { way: 'fail', label: 'Let the payment fail', note: 'The bank declines. You can try again here.' },
    {
      way: 'vanish',
      label: 'Pay, then vanish',
      note: 'The payment is taken, but this page never hears of it, as when a phone loses its network. Reload the page.',
    },
    {
      way: 'late',
      label: 'Fail, authorise later',
      note: 'The bank declines, and authorises the payment 20 seconds later.',
    },
  ];

  let style;
  /** Settles when the style is there, or is known not to come: a bare dialog is better than none. */
  function loadStyle() {
    style ??= new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = new URL('v1/checkout.css', base).href;
      link.onload = resolve;
      link.onerror = resolve;
      document.head.append(link);
    });
    return style;
  }

  function make(name, properties, ...children) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  }

  async function ask(path, body) {
    let reply;
    try {
      reply = await fetch(new URL(path, base), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    } catch {
      return { error: { code: 'SERVER_ERROR', description: 'The test payments cannot be reached.', metadata: {} } };
    }
    return reply.status === 204 ? {} : await reply.json();
  }

  class Razorpay {
    #options;
    #handlers = {};
    #dialog;
    #timer;

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      this.#options = options;
    }

    on(event, handler) {
      this.#handlers[event] = handler;
    }

    async open() {
      await loadStyle();
      this.#build();
      document.body.append(this.#dialog);
      this.#dialog.showModal();
      if (this.#options.timeout) this.#timer = setTimeout(() => this.#dismiss(), this.#options.timeout * 1_000);
      const { error } = await ask('window/open', this.#asked());
      if (!this.#dialog) return;
      if (error) this.#fail(error);
      else this.#setBusy(false);
      this.#focus('pay');
    }

    close() {
      this.#dismiss();
    }

    #asked() {
      const { key, order_id, amount } = this.#options;
      return { key, order_id, amount: Number(amount) };
    }

    #build() {
      const { name = '', description = '', amount, prefill = {}, theme = {} } = this.#options;
      const heading = make('h2', { id: 'test-payment-heading', textContent: name });
      const choices = ways.map(({ way, label, note }) => {
        const button = make('button', { type: 'button' }, label, make('small', { textContent: note }));
        button.dataset.way = way;
        button.addEventListener('click', () => this.#choose(way));
        return button;
      });
      const leave = make('button', { type: 'button', textContent: 'Close without paying' });
      leave.dataset.way = 'close';
      leave.addEventListener('click', () => this.#dismiss());
      const whose = [prefill.name, prefill.email, prefill.contact].filter(Boolean).join(', ');
      this.#dialog = make(
        'dialog',
        { className: 'test-payment' },
        make('p', { className: 'test-payment-mark', textContent: 'TEST payment: no money is taken.' }),
        heading,
        make('p', { textContent: description }),
        make('p', { className: 'test-payment-amount', textContent: rupees.format(Number(amount) / 100) }),
        ...(whose ? [make('p', { className: 'test-payment-whose', textContent: whose })] : []),
        make('p', { className: 'test-payment-error', role: 'alert' }),
        make('div', { className: 'test-payment-ways' }, ...choices, leave),
      );
      this.#dialog.setAttribute('aria-labelledby', heading.id);
      if (theme.color) this.#dialog.style.setProperty('--test-payment-theme', theme.color);
      this.#dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#dismiss();
      });
      this.#setBusy(true);
    }

    #setBusy(isBusy) {
      for (const button of this.#dialog.querySelectorAll('button')) {
        if (button.dataset.way !== 'close') button.disabled = isBusy;
      }
      this.#dialog.setAttribute('aria-busy', String(isBusy));
    }

    #focus(way) {
      this.#dialog?.querySelector(`[data-way=${way}]`).focus();
    }

    #remove() {
      clearTimeout(this.#timer);
      this.#dialog?.close();
      this.#dialog?.remove();
      this.#dialog = undefined;
    }

    #dismiss() {
      if (!this.#dialog) return;
      this.#remove();
      this.#options.modal?.ondismiss?.();
    }

    #fail(error) {
      this.#handlers['payment.failed']?.({ error });
      if (!this.#dialog) return;
      this.#setBusy(false);
      this.#dialog.querySelector('.test-payment-error').textContent = error.description;
      if (this.#options.retry?.enabled === false) this.#dismiss();
    }

    async #choose(way) {
      this.#setBusy(true);
      this.#dialog.querySelector('.test-payment-error').textContent = '';
      const answer = await ask('window/pay', { ...this.#asked(), way });
      // Closed in the meantime: whoever closes during a payment is not informed of the outcome.
      if (!this.#dialog) return;
      if (answer.error) {
        this.#fail(answer.error);
        return this.#focus(way);
      }
      this.#remove();
      if (way === 'pay') this.#options.handler?.(answer);
    }
  }

  window.Razorpay = Razorpay;
})();
