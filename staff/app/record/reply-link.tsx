import { describeFailure } from '../../api/describe-failure.ts';
import { toolLook } from '../../ui/tool-button.tsx';
import { workWords as words } from '../../words/record.ts';
import { composeReply } from './compose-reply.ts';
import { problemLook } from './looks.ts';
import { type Address, type ShownRecord, useStartReply } from './use-record.ts';

/** While mail is off, a reply starts in the person's own mail program. */
export function ReplyLink({ address, record }: { address: Address; record: ShownRecord }) {
  const startReply = useStartReply(address);
  const { message, cover_letter, additional_info } = record.fields;
  return (
    <>
      <a
        className={toolLook('primary')}
        href={composeReply(record.entry, message ?? cover_letter ?? additional_info ?? '')}
        title={words.replyHint}
        onClick={() => startReply.mutate()}
      >
        {words.reply}
      </a>
      <p role="status" className={startReply.error ? problemLook : 'sr-only'}>
        {startReply.error && describeFailure(startReply.error)}
      </p>
    </>
  );
}
