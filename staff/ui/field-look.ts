/** An input or select without a frame of its own, smaller than those of a form. */
export const fieldLook = 'min-w-0 rounded-sm border border-field bg-panel px-2.5 aria-invalid:border-danger';
