type SessionNews = 'ended' | 'started';

const name = 'staff-session';

/** Tells the other tabs of this browser. */
export function announceSession(news: SessionNews): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/** Returns a function that stops listening. */
export function listenForSession(react: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => react(data);
  return () => channel.close();
}
