// Inlined at the top of the contact page. For "/contact?topic=quote" our own server sends the page of the topic; a static host
// ignores the query.
import { contactPage, readTopic } from '#domain/contact-topics.ts';

const topic = readTopic(location);
if (topic) location.replace(contactPage(topic) + location.search + location.hash);
