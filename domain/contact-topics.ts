/** What the contact form is for, as `topic` in the address says. Without one it is a plain message. */
export const contactTopics = ['quote', 'claim', 'agent'] as const;
export type Topic = (typeof contactTopics)[number];
/** Topics whose answers are sent as a message. A claim is a record of its own. */
export type MessageTopic = Exclude<Topic, 'claim'>;

/** Opens the subject and the text of a stored message, so that the staff know what it is for. */
export const requests: Record<MessageTopic, string> = { quote: 'Quote request', agent: 'Agent request' };

/** The topic in an address such as "/contact?topic=quote&service=auto" or "/contact/quote". Anything unknown is a plain message. */
export function readTopic({ pathname, search }: { pathname: string; search: string }): Topic | undefined {
  const topic = new URLSearchParams(search).get('topic') ?? /\/contact\/(\w+)/.exec(pathname)?.[1];
  return contactTopics.find((known) => known === topic);
}

/** The page of an address: each topic has its own, prerendered at a path of its own. */
export function contactPage(topic: Topic | undefined): string {
  return topic ? `/contact/${topic}` : '/contact';
}

/** The path of the page that answers an address, in any language: the topic of the contact form is part of it. */
export function pathWithTopic(address: { pathname: string; search: string }): string {
  const topic = /^(\/[a-z]{2})?\/contact$/.test(address.pathname) && readTopic(address);
  return topic ? `${address.pathname}/${topic}` : address.pathname;
}
