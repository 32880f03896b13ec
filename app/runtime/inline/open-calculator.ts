// Inlined after the cards of the calculators. An address such as "#life-insurance", from the time when all were on one page, leads
// to the calculator's own page. Without scripts it leads to its card.
const card = document.getElementById(location.hash.slice(1));
const link = card?.matches('[data-calculator]') && card.querySelector('a');
if (link) location.replace(link.href);

export {};
