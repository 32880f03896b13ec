import { state } from '../state.ts';
import { writeFaqs } from './faqs.ts';

export const faqs = writeFaqs(state);
