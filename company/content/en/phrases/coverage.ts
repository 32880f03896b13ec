/** On every form that can ask for insurance or for a change to it. */
export const formChangesNothing = 'Sending this form does not start, change or end any coverage.';

/** Beside a button that leads to the form. */
export const quoteChangesNothing = 'Asking for a quote does not start or change any coverage.';

/** After what the company is. */
export const whoPays = 'Your quote names the insurer that pays your claims.';
