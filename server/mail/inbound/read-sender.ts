import type { Email } from 'postal-mime';
import { toHeaderText } from '../../lib/frame/safe-text.ts';

/** The address is empty if the mail does not name exactly one, so that nobody is taken for its sender. */
export type MailSender = { address: string; name: string };

const address = String.raw`[^\s\p{C}<>()"@,:;\\]+@[^\s\p{C}<>()"@,:;\\]+`;
/** Words, quoted words and comments. */
const displayName = String.raw`(?:"(?:[^"\\]|\\.)*"|\([^()<>@"\\]*\)|[^<>()"@,:;\\])*`;
/** What a mail program writes. In anything else one program finds this sender, and another that one. */
const oneAddress = new RegExp(`^(?:${displayName}<(?<inBrackets>${address})>|(?<alone>${address}))$`, 'u');
const longestAddress = 254;
/** More is no sender. It would only take time. */
const longestHeader = 2000;

/** Reads who wrote a mail: one From header with one address, in a header block that is not cut off. */
export function readSender({ headers, from }: Email, isWhole: boolean): MailSender {
  const values = headers.filter(({ key }) => key === 'from').map(({ value }) => value.trim());
  const [only = '', ...others] = values;
  const { inBrackets, alone } = oneAddress.exec(only.slice(0, longestHeader))?.groups ?? {};
  const found = inBrackets ?? alone;
  const isCertain = isWhole && others.length === 0 && found !== undefined && found === from?.address;
  if (isCertain && found.length <= longestAddress)
    return { address: found, name: toHeaderText(from?.name ?? '') };
  return { address: '', name: toHeaderText(values.join(', ')) };
}
