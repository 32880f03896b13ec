import { calculators } from '#content/calculators.ts';
import { glossary } from '#content/glossary/index.ts';

// Menus and scripts ask for these, and the lists are too large for a script. The build runs this module and ships its values.

export const hasCalculators = calculators.length > 0;
export const hasGlossary = glossary.length > 0;
