import { state } from '#app/state.ts';
import { writeFaqs } from './faqs.ts';

export const faqs = writeFaqs(state);
