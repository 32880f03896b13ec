// Inlined at the top of the contact page, so that its styles know the topic before anything is painted.
import { readTopic } from '../features/contact/read-topic.ts';

const topic = readTopic(location.search);
if (topic) document.documentElement.dataset.topic = topic;
