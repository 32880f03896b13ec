// Inlined behind the line of the season (app/routes/home/season-line.tsx), so that it is chosen before it is painted.
import { isInSeason } from '#app/catalog/is-in-season.ts';

const now = new Date();
const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
const lines = [...(document.currentScript?.previousElementSibling?.children ?? [])] as HTMLElement[];
const current = lines.find(({ dataset: { from, to } }) => from && to && isInSeason({ from, to }, day));
if (current) for (const line of lines) line.hidden = line !== current;
