import {
  checkPages,
  fillsRows,
  inGroups,
  isAccessibleByNight,
  isAccessibleOnPhone,
} from '../support/page-checks.ts';
import { missingPage, pages } from '../support/pages.ts';
import { test } from '../support/test.ts';

test.use({ expectedComplaints: [/404/] });

for (const group of inGroups([...pages, missingPage], 6))
  test(`${group[0]} to ${group.at(-1)}: every page is accessible by day and by night, and its rows are full`, async ({
    page,
  }) => {
    await checkPages(page, group, [isAccessibleOnPhone, fillsRows, isAccessibleByNight]);
  });
