import { site } from '#company/site.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { errorSummary } from '../support/forms.ts';
import { signInAs } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

test('an owner adds, edits and deletes a saved reply with the keyboard alone', async ({ page }) => {
  const name = `Parking ${Date.now()}`;
  await signInAs(page, 'owner');
  await page.goto('/staff/settings');
  const section = page.getByRole('region', { name: 'Saved replies' });
  await expect(section.getByText('We got your documents')).toBeVisible();

  // Add.
  const add = section.getByRole('button', { name: 'Add a text' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New text' });
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(errorSummary(dialog)).toBeFocused();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('For').selectOption('Applications');
  await dialog.getByLabel('Tells the person that the outcome is').selectOption('Invited');
  const text = dialog.getByLabel('Text', { exact: true });
  await text.fill('Hello {frist name}');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(errorSummary(dialog)).toContainText('{first name}, {name}, {reference}');
  await expectAccessible(page, ['dialog']);
  await text.fill('Hello , park behind {office}.');
  await text.press('Home');
  for (let at = 0; at < 'Hello '.length; at += 1) await text.press('ArrowRight');
  await dialog.getByRole('button', { name: '{first name}' }).press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('Hello {first name}, park behind {office}.');
  await expect(dialog.getByRole('region', { name: 'As a person would get it' })).toContainText(
    `Hello Jordan, park behind ${site.offices[0].name}.`,
  );
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(section.getByRole('status')).toHaveText(`“${name}” is saved.`);
  await expect(add).toBeFocused();
  const line = section.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('Invited');

  // Edit.
  const edit = section.getByRole('button', { name: `Edit “${name}”` });
  await edit.press('Enter');
  const editing = page.getByRole('dialog', { name: 'Edit a text' });
  await expect(editing.getByLabel('Text', { exact: true })).toHaveValue(/park behind/);
  await expect(editing.getByLabel('Tells the person that the outcome is')).toHaveValue('invited');
  await editing.getByLabel('For').selectOption('Every kind');
  await editing.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(editing).toBeHidden();
  await expect(line).not.toContainText('Invited');

  // Delete, after a question.
  await edit.press('Enter');
  await expect(editing).toContainText('Last changed by');
  await editing.getByRole('button', { name: 'Delete this text' }).press('Enter');
  const question = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await expectAccessible(page, ['dialog']);
  await question.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await editing.getByRole('button', { name: 'Delete this text' }).press('Enter');
  await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(section.getByRole('status')).toHaveText(`“${name}” is deleted.`);
  await expect(line).toHaveCount(0);
  await expect(section).toBeFocused();
});
