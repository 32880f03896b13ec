import type { ServiceContent } from '#company/shape/types.ts';
import { auto } from './auto.ts';
import { business } from './business.ts';
import { group } from './group.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { life } from './life.ts';

// Every service, in display order. To add one, write its file and add it to one of these lists.

/** In the menu and on the home page. */
export const forHouseholds: readonly ServiceContent[] = [life, auto, home, health];
/** May be empty. */
export const forBusinesses: readonly ServiceContent[] = [business, group];
