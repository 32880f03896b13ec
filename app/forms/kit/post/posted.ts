import { createContext } from 'react';
import type { RefusedPost } from './form-state.ts';

/** Set while our server renders the page of a refused post. That page is not hydrated, so the browser never has it. */
export const Posted = createContext<RefusedPost | undefined>(undefined);
