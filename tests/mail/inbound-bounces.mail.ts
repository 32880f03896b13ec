import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { lettersOf, office, receiptOf, shareInbound, writeMail } from './share-inbound.ts';
import { sendMessage } from './share-mail.ts';

const { mailServer, dovecot, server } = shareInbound();

/** As Postfix writes it. */
function writeReport(messageId: string, { action = 'failed', status = '5.1.1' } = {}) {
  return `Return-Path: <>
From: MAILER-DAEMON@their.example (Mail Delivery System)
To: office@example.com
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Message-Id: <${randomUUID()}@their.example>
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="report/their.example"

--report/their.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--report/their.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; their.example
Arrival-Date: Mon, 16 Nov 2026 09:00:00 -0500 (EST)

Final-Recipient: rfc822; ada@their.example
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} No such mailbox

--report/their.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

From: Our Company <office@example.com>
Message-ID: ${messageId}
Subject: We received your message

--report/their.example--
`;
}

async function receiptState(recordId: string) {
  const [row] = await server.sql(
    `select o.sent_at is not null as sent, o.last_failure as failure, i.undelivered
      from private.outbox o join private.inbox i on i.record_id = o.record_id
      where o.purpose = 'receipt' and o.record_id = '${recordId}'`,
  );
  return row;
}

async function sendAndDeliver() {
  const message = await sendMessage(server);
  await mailServer.mailsTo(message.email);
  await expect.poll(() => receiptState(message.id)).toMatchObject({ sent: true });
  return message;
}

/** Waits until the mails before this one were dealt with. */
async function sendLastMail() {
  const message = await sendMessage(server);
  await dovecot.deliver(office, await writeMail({ from: message.email, inReplyTo: receiptOf(message.id) }));
  await expect.poll(() => lettersOf(server, message.id)).toHaveLength(1);
}

it('a mail that comes back after it was accepted is marked with the code', async () => {
  const message = await sendAndDeliver();
  await dovecot.deliver(office, writeReport(receiptOf(message.id)));
  await expect
    .poll(() => receiptState(message.id))
    .toEqual({ sent: false, failure: 'BOUNCE 5.1.1', undelivered: true });
  // It is no letter of the person.
  expect(await lettersOf(server, message.id)).toEqual([]);
});

it('a mail that is only late, was delivered, or is not ours changes nothing', async () => {
  const message = await sendAndDeliver();
  await dovecot.deliver(
    office,
    writeReport(receiptOf(message.id), { action: 'delayed', status: '4.4.1' }),
    writeReport(receiptOf(message.id), { action: 'delivered', status: '2.0.0' }),
    writeReport(`<receipt.${message.id}@evil.example>`),
    writeReport(receiptOf(randomUUID())),
    writeReport(receiptOf(message.id)).replace('delivery-status', 'disposition-notification'),
  );
  await sendLastMail();
  expect(await receiptState(message.id)).toMatchObject({ sent: true, undelivered: false });
});
