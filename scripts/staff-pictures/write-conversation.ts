import type { InboxEntry } from '#domain/records.ts';
import { clientOf } from '../../tests/support/clients.ts';
import type { StaffSession } from '../../tests/support/staff-client.ts';

/** An answer to the newest message, and a reply to it, so that the picture of a record shows a conversation. Returns the message. */
export async function writeConversation(
  { url, staffKey }: { url: string; staffKey: string },
  person: StaffSession,
): Promise<InboxEntry> {
  const { body } = await person.post('/inbox/list', { kinds: ['message'], states: ['new'] });
  const [entry] = (body as { entries: InboxEntry[] }).entries;
  if (!entry) throw new Error('There is no new message.');
  const { record_id, person: name, email } = entry;
  const [firstName = name] = name.split(' ');
  const answer = {
    id: crypto.randomUUID(),
    seenLetters: 0,
    body: `Hello ${firstName},\n\nthank you for writing to us. We have read your message, and a colleague will call you this afternoon. Which number reaches you best?\n\nBest regards,\nSam Ortiz`,
  };
  await person.post(`/letters/message/${record_id}`, answer);
  await waitForDelivery(person, record_id);
  const letter = {
    id: crypto.randomUUID(),
    message_id: `<${crypto.randomUUID()}@mail.example.com>`,
    references: [],
    from_address: email,
    from_name: name,
    received_at: new Date().toISOString(),
    body: 'This one is fine, any time after three. Thank you for the quick answer!',
    quoted: '> Which number reaches you best?',
    files: [],
  };
  await clientOf(url, staffKey)
    .rpc('staff_receive_reply', { wanted_kind: 'message', wanted_id: record_id, letter })
    .throwOnError();
  return entry;
}

async function waitForDelivery(person: StaffSession, id: string): Promise<void> {
  for (;;) {
    const { body } = await person.get(`/records/message/${id}`);
    if ((body as { entry: InboxEntry }).entry.first_response_at) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
