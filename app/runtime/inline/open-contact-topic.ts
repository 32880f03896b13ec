// Inlined at the top of the contact page. For "/contact?topic=quote" our own server sends the page of the topic; a static host
// ignores the query.
import { readTopic } from '#domain/contact-topics.ts';

const topic = readTopic(location);
if (topic)
  location.replace(`${location.pathname.replace(/\/?$/, '/')}${topic}${location.search}${location.hash}`);
