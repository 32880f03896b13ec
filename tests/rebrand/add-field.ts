import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** In a file of the project: what is written after each text that stands there once. */
type Edit = { file: string; after: readonly (readonly [place: string, added: string])[] };

/** "How did you hear about us?" in the contact form: six files, and all that a developer writes. */
const edits: readonly Edit[] = [
  {
    file: 'app/forms/contact/definition.ts',
    after: [
      ['import { defineForm', ', orNull'],
      ['maxLengths, ', 'optionalText, '],
      [
        'quoted: true,\n    },\n',
        `    heardFrom: {
      rule: z.optional(optionalText(maxLengths.line)),
      column: 'heard_from',
      store: orNull,
      quoted: true,
      listed: true,
    },
`,
      ],
    ],
  },
  {
    file: 'app/forms/contact/plain-form.tsx',
    after: [
      [
        'words={fields.message} maxLength={maxLengths.message} />\n',
        '        <Field form={form} name="heardFrom" words={fields.heardFrom} maxLength={maxLengths.line} />\n',
      ],
    ],
  },
  {
    file: 'company/content/en/contact.ts',
    after: [
      [
        "Plain words are fine.',\n    },\n",
        "    heardFrom: { label: 'How did you hear about us?', optional: true },\n",
      ],
    ],
  },
  {
    file: 'company/content/es/contact.ts',
    after: [
      [
        "con sus propias palabras.',\n    },\n",
        "    heardFrom: { label: '¿Cómo supo de nosotros?', optional: true },\n",
      ],
    ],
  },
  {
    file: 'tests/support/samples.ts',
    after: [["message: 'Does my policy cover a flood in the cellar?',\n", "    heard_from: 'A friend',\n"]],
  },
];

const migration = `alter table public.contacts add column heard_from text check (private.fits(heard_from, 0, 200));
grant insert (heard_from) on public.contacts to anon;
drop trigger strip_markup on public.contacts;
create trigger strip_markup before insert on public.contacts
  for each row when (current_user <> 'service_role')
  execute function private.strip_markup_of_row('name', 'email', 'phone', 'subject', 'message', 'heard_from');
`;

/** Adds the field to a copy of the project. Returns the files that were written, but for the line that any change has in the changelog. */
export async function addField(folder: string): Promise<string[]> {
  for (const { file, after } of edits) {
    const whole = path.join(folder, file);
    let text = await readFile(whole, 'utf8');
    for (const [place, added] of after) {
      if (text.split(place).length !== 2) throw new Error(`${file} does not have this once: ${place}`);
      text = text.replace(place, () => place + added);
    }
    await writeFile(whole, text);
  }
  const file = 'supabase/migrations/29991231000000_heard_from.sql';
  await writeFile(path.join(folder, file), migration);
  const changelog = path.join(folder, 'CHANGELOG.md');
  const unreleased = '## [Unreleased]\n\n- A message says how its sender heard about us.\n\n## [';
  await writeFile(
    changelog,
    (await readFile(changelog, 'utf8')).replace('## [', () => unreleased),
  );
  return [...edits.map((edit) => edit.file), file];
}
