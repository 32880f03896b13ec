import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { parseForm, UnreadableForm } from './parse-form.ts';

test.each(['4294967296', 'NaN', undefined])(
  'a form whose length is declared as %s is not read',
  async (length) => {
    const request = new IncomingMessage(new Socket());
    request.headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': length };
    const parts = { onField: () => undefined, onFile: () => undefined };
    await expect(parseForm(request, parts)).rejects.toThrow(UnreadableForm);
  },
);
